import { CheckIcon, UserIcon } from '@high-street/ui';

import { Act } from '#app/parts/act.tsx';
import { Strip } from '#app/parts/strip.tsx';
import type { ReadDone } from './read-done.ts';
import { WORDS } from './words.ts';

/** What was done to the leads, with a way back where there is one; nothing, where others were faster. */
export function ListNotice({ done }: { done: ReadDone | null }) {
  if (done === null) return null;
  const { isNothing, words, undo } = done;
  return (
    <Strip
      tone={isNothing ? 'sky' : 'leaf'}
      icon={isNothing ? <UserIcon size={18} /> : <CheckIcon size={18} />}
      acts={
        undo === null ? null : (
          <Act intent="restore" fields={{ lead: undo }}>
            {WORDS.undo}
          </Act>
        )
      }
    >
      <b>{words.strong}</b> {words.rest}
    </Strip>
  );
}
