import './week-grid.css';

import { BookingBlock, type Opening } from './booking-block.tsx';
import type { WeekLayout, WeekRow } from './lay-out-week.ts';
import type { WeekView } from './read-week.ts';
import { WEEK } from './week-words.ts';

type RowProps = Opening & { row: WeekRow; columns: WeekLayout['columns'] };

function Row({ row, columns, ...opening }: RowProps) {
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
          {isOpen || bookings.length > 0 ? null : <span className="sr-only">{WEEK.closed}</span>}
          {bookings.map((booking) => (
            <BookingBlock key={booking.reference} booking={booking} {...opening} />
          ))}
        </td>
      ))}
    </tr>
  );
}

/** The week as a table of days and times; what is closed is hatched. */
export function WeekGrid({ week, ...opening }: Opening & { week: WeekView }) {
  const { columns, rows } = week.layout;
  return (
    <table className="week-grid">
      <caption className="sr-only">{WEEK.caption(week.range)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{WEEK.time}</span>
          </th>
          {columns.map(({ day, name, number, isToday, isClosed }) => (
            <th key={day} scope="col" data-today={isToday ? '' : undefined}>
              <span className="week-day">
                {name}
                {isToday ? `, ${WEEK.today}` : isClosed ? `, ${WEEK.closed.toLowerCase()}` : null}
              </span>
              <span className="week-number">{number}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.time} row={row} columns={columns} {...opening} />
        ))}
      </tbody>
    </table>
  );
}
