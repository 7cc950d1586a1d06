import { Act } from '#app/parts/act.tsx';
import { Notice } from '#app/parts/notice.tsx';
import type { ReadDone } from './read-done.ts';
import { WORDS } from './words.ts';

/** What was done to the leads, with a way back where there is one; nothing, where others were faster. */
export function ListNotice({ done }: { done: ReadDone | null }) {
  if (done === null) return null;
  const { isNothing, words, undo } = done;
  const acts =
    undo === null ? null : (
      <Act intent="restore" fields={{ lead: undo }}>
        {WORDS.undo}
      </Act>
    );
  return <Notice words={words} tone={isNothing ? 'sky' : 'leaf'} acts={acts} />;
}
