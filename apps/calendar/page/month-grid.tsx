import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { DayCell } from './day-cell.tsx';
import { clampDay, dayByKey, toMonth, splitIntoWeeks } from './day.ts';
import { MonthHead } from './month-head.tsx';
import type { PartProps } from './part-props.ts';
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
  const { state, dispatch, isLive } = booking;
  const { today, lastDay, month, zone, day, slots, loading } = state;
  const counts = countByDay(slots, zone);
  const [cursor, setCursor] = useState(day);
  const wantsFocusRef = useRef(false);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const inMonth = [cursor, day].find((one) => one !== null && toMonth(one) === month);
  const stop = inMonth ?? clampDay(`${month}-01`, today, lastDay);

  useEffect(() => {
    if (!wantsFocusRef.current) return;
    wantsFocusRef.current = false;
    bodyRef.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);

  function choose(chosen: string): void {
    setCursor(chosen);
    if (!counts.has(chosen)) return;
    dispatch({ type: 'day', day: chosen });
    // In a small window they are below the fold; how many of them come up is up to the styles.
    document.querySelector('#times-title')?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent): void {
    const isChoice = event.key === ' ' || event.key === 'Enter';
    const to = dayByKey(stop, event.key, event.shiftKey);
    if (event.altKey || event.ctrlKey || event.metaKey || (to === null && !isChoice)) return;
    event.preventDefault();
    if (to === null) return choose(stop);
    const next = clampDay(to, today, lastDay);
    if (next === stop) return;
    setCursor(next);
    wantsFocusRef.current = true;
    if (toMonth(next) !== month) dispatch({ type: 'month', month: toMonth(next), day: null });
  }

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
