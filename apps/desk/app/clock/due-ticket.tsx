import './due.css';

import { SwingTicket } from '@high-street/ui';

import { type Due, readDue, sayDue } from './due.ts';
import { useNow } from './use-now.ts';

/** By when a lead is to be answered, on a ticket. */
export function DueTicket({ due }: { due: Due }) {
  const state = readDue(due, useNow(due.readAt));
  const [line, small] = sayDue(due, state);
  return (
    <span className="due-ticket" data-late={state.isLate ? '' : undefined}>
      <SwingTicket
        tone={state.tone === 'paper' ? 'paper' : 'accent'}
        line={
          state.isLate ? (
            <time dateTime={due.at.iso} className="tnum">
              {small}
            </time>
          ) : (
            <span className="tnum">{small}</span>
          )
        }
      >
        {state.isLate ? (
          <span className="tnum">{line}</span>
        ) : (
          <time dateTime={due.at.iso} className="tnum">
            {line}
          </time>
        )}
      </SwingTicket>
    </span>
  );
}
