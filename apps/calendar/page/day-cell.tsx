import { isPlainPress } from '@high-street/ui';
import type { KeyboardEvent } from 'react';

import type { PartProps } from './part-props.ts';
import { plainLink } from './plain-link.ts';
import { WORDS } from './words.ts';
import { sayFullDay } from './zone-time.ts';

type DayCellProps = PartProps & {
  day: string;
  /** How many times of the day are free. */
  count: number;
  /** Whether Tab stops here. */
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (day: string) => void;
};

/** One day of the month; a day with nothing free can be read and reached, but leads nowhere. */
export function DayCell({ props, booking, day, count, isStop, onKeyDown, onChoose }: DayCellProps) {
  const { state, isLive } = booking;
  const isFree = count > 0;
  const isChosen = day === state.day;
  const query = { month: state.month, day, zone: state.zone, step: 'move' } as const;
  const isKnown = state.loading === 'ready';
  const free = isFree ? WORDS.month.free(count) : WORDS.month.none;
  return (
    <td aria-selected={isLive ? isChosen : undefined}>
      <a
        className="month-day"
        data-day={day}
        data-free={isFree ? '' : undefined}
        data-chosen={isChosen ? '' : undefined}
        href={isFree ? plainLink(props, query) : undefined}
        role={isFree ? undefined : 'link'}
        aria-disabled={isFree ? undefined : true}
        aria-current={day === state.today ? 'date' : undefined}
        aria-label={isKnown ? `${sayFullDay(day)}, ${free}` : sayFullDay(day)}
        tabIndex={isLive ? (isStop ? 0 : -1) : undefined}
        onKeyDown={isLive ? onKeyDown : undefined}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onChoose(day);
        }}
      >
        {Number(day.slice(8))}
      </a>
    </td>
  );
}
