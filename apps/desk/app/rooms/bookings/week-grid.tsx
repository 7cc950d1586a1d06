import './week-grid.css';

import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import type { WeekLayout, WeekRow } from './lay-out-week.ts';
import { BookingBlock } from './booking-block.tsx';
import { WORDS } from './words.ts';

type RowProps = { row: WeekRow; columns: WeekLayout['columns']; query: WeekQuery };

function Row({ row, columns, query }: RowProps) {
  const { time, isTold, nowQuarter, cells } = row;
  return (
    <tr data-told={isTold ? '' : undefined}>
      <th scope="row">
        <time className={isTold ? 'tnum' : 'sr-only'}>{time}</time>
      </th>
      {cells.map(({ day, isOpen, bookings }, index) => (
        <td
          key={day}
          data-closed={isOpen ? undefined : ''}
          data-now={columns[index]?.isToday && nowQuarter !== null ? nowQuarter : undefined}
        >
          {isOpen || bookings.length > 0 ? null : <span className="sr-only">{WORDS.closed}</span>}
          {bookings.map((booking) => (
            <BookingBlock key={booking.reference} booking={booking} query={query} />
          ))}
        </td>
      ))}
    </tr>
  );
}

type WeekGridProps = {
  layout: WeekLayout;
  caption: string;
  /** What the room shows, to which a booking leads back. */
  query: WeekQuery;
};

/** The week as a table of days and times; what is closed is hatched. */
export function WeekGrid({ layout, caption, query }: WeekGridProps) {
  const { columns, rows } = layout;
  return (
    <table className="week-grid">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{WORDS.time}</span>
          </th>
          {columns.map(({ day, name, number, isToday, isClosed }) => (
            <th key={day} scope="col" data-today={isToday ? '' : undefined}>
              <span className="week-day">
                {name}
                {isToday ? `, ${WORDS.today}` : isClosed ? `, ${WORDS.closed.toLowerCase()}` : null}
              </span>
              <span className="week-number">{number}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.time} row={row} columns={columns} query={query} />
        ))}
      </tbody>
    </table>
  );
}
