import './due.css';

import { DueDial } from './due-dial.tsx';
import { type Due, readDue, sayLeft } from './due.ts';
import { useNow } from './use-now.ts';
import { CLOCK } from './words.ts';

/** By when a lead is to be answered, in a line: the dial, the hour, and what is left. */
export function DueLine({ due }: { due: Due }) {
  const state = readDue(due, useNow(due.readAt));
  const left = sayLeft(state);
  return (
    <span className="due" data-late={state.isLate ? '' : undefined}>
      <DueDial state={state} />
      <span>
        <time dateTime={due.at.iso}>{due.at.words}</time>{' '}
        <small>{state.isLate ? left : CLOCK.left(left)}</small>
      </span>
    </span>
  );
}
