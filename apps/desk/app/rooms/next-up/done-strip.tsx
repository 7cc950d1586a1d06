import { CheckIcon, UserIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { NEXT_UP } from '#app/answer/lead-address.ts';
import { UndoBar } from '#app/answer/undo-bar.tsx';
import { useForgetSent } from '#app/answer/use-forget-sent.ts';
import { Strip } from '#app/parts/strip.tsx';
import type { NextUpDone } from './in-hand.ts';

/** What was done just now, with the way to the lead that it was done to. */
export function DoneStrip({ done }: { done: NextUpDone }) {
  const { tone, words, name, reference, pending, sent } = done;
  useForgetSent(sent);
  const Icon = tone === 'leaf' ? CheckIcon : UserIcon;
  return (
    <>
      <Strip tone={tone} icon={<Icon size={18} />}>
        <b>{words}</b>{' '}
        <Link className="quiet-link" to={`/leads/${reference}`} dir="auto">
          {name}
        </Link>
      </Strip>
      {pending === null ? null : (
        <div className="done-undo">
          <UndoBar reference={reference} list={NEXT_UP} pending={pending} />
        </div>
      )}
    </>
  );
}
