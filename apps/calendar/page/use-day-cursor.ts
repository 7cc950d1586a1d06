import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { clampDay, dayByKey, toMonth } from './day.ts';
import type { Booking } from './use-booking.ts';

/** The day of the month that the keys have led to, which is its one tab stop; `counts` has the days with free times. */
export function useDayCursor(
  { state, dispatch }: Pick<Booking, 'state' | 'dispatch'>,
  counts: ReadonlyMap<string, number>,
) {
  const { today, lastDay, month, day } = state;
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

  return { stop, bodyRef, choose, handleKey };
}
