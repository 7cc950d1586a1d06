import { DayCell } from './day-cell.tsx';
import { splitIntoWeeks } from './day.ts';
import { MonthHead } from './month-head.tsx';
import type { PartProps } from './part-props.ts';
import { useDayCursor } from './use-day-cursor.ts';
import { WORDS } from './words.ts';
import { countByDay, sayMonth } from './zone-time.ts';

function WeekHead() {
  return (
    <thead>
      <tr>
        {WORDS.weekdays.map(([short, long]) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The month as a date grid: plain links without scripts, one tab stop and arrow keys with them. */
export function MonthGrid({ props, booking }: PartProps) {
  const { state, isLive } = booking;
  const { month, zone, slots, loading } = state;
  const counts = countByDay(slots, zone);
  const { stop, bodyRef, choose, handleKey } = useDayCursor(booking, counts);
  return (
    <section className="month" aria-labelledby="month-name">
      <MonthHead props={props} booking={booking} />
      {/* Without scripts it is a table of links; only with its keys does it call itself a grid. */}
      <table
        className="month-grid"
        role={isLive ? 'grid' : undefined}
        aria-label={WORDS.month.days(sayMonth(month))}
        aria-describedby={isLive ? 'month-hint' : undefined}
        aria-busy={loading === 'loading'}
        data-loading={loading}
      >
        <WeekHead />
        <tbody ref={bodyRef}>
          {splitIntoWeeks(month).map((week) => (
            <tr key={week.find((one) => one !== null)}>
              {week.map((one, column) =>
                one === null ? (
                  <td key={WORDS.weekdays[column]?.[1]}>{'\u00a0'}</td>
                ) : (
                  <DayCell
                    key={one}
                    props={props}
                    booking={booking}
                    day={one}
                    count={counts.get(one) ?? 0}
                    isStop={one === stop}
                    onKeyDown={handleKey}
                    onChoose={choose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isLive ? (
        <p id="month-hint" className="sr-only">
          {WORDS.month.hint}
        </p>
      ) : null}
    </section>
  );
}
