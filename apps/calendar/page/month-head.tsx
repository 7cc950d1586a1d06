import { isPlainPress } from '@high-street/ui';

import { addMonths, toMonth } from './day.ts';
import type { PartProps } from './part-props.ts';
import { plainLink } from './plain-link.ts';
import { WORDS } from './words.ts';
import { sayMonth } from './zone-time.ts';

const CHEVRONS = { earlier: 'M12.5 4.5 7 10l5.5 5.5', later: 'M7.5 4.5 13 10l-5.5 5.5' };

/** The month's name between its two neighbours; nothing leads before today or past the last day. */
export function MonthHead({ props, booking }: PartProps) {
  const { state, dispatch, isLive } = booking;
  const { today, lastDay } = state;
  const steps = [
    { to: 'earlier', month: addMonths(state.month, -1), label: WORDS.month.earlier },
    { to: 'later', month: addMonths(state.month, 1), label: WORDS.month.later },
  ] as const;
  return (
    <div className="month-head">
      <h2 className="month-name" id="month-name" aria-live="polite">
        {sayMonth(state.month)}
      </h2>
      {steps.map(({ to, month, label }) => {
        const isOpen = month >= toMonth(today) && month <= toMonth(lastDay);
        const href = plainLink(props, { month, zone: state.zone, step: 'move' });
        return (
          <a
            key={to}
            className="month-step"
            href={isOpen ? href : undefined}
            role={isOpen ? undefined : 'link'}
            aria-disabled={isOpen ? undefined : true}
            // Without an address it would lose the focus of whoever has just come to the last month.
            tabIndex={isLive && !isOpen ? 0 : undefined}
            aria-label={`${label}, ${sayMonth(month)}`}
            onClick={(event) => {
              if (!isOpen || !isPlainPress(event)) return;
              event.preventDefault();
              dispatch({ type: 'month', month, day: null });
            }}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d={CHEVRONS[to]}
                fill="none"
                stroke="currentColor"
                strokeWidth="2.4"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </a>
        );
      })}
    </div>
  );
}
