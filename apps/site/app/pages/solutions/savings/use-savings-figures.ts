import { useEffect, useRef, useState } from 'react';

import type { Timers } from '#/motion/clock.ts';

import type { SavingsFigures } from './compute-savings.ts';
import { firstFigures, readFigures, writeFigures } from './savings-query.ts';

/** How long the figures rest before the address takes them: browsers refuse an address that changes at every step. */
const ADDRESS_DELAY_MS = 300;

function formQuery(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  if (form === null) return query;
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.set(name, value);
  return query;
}

// Not a navigation: the router would scroll and announce one.
function writeAddress(figures: SavingsFigures): void {
  const url = new URL(window.location.href);
  url.search = writeFigures(url.searchParams, figures).toString();
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The visitor's figures: what was set before React came, else those that an enquiry takes along, which the address then
 * has as well, else what the address says, else a made-up week. `getKept` gives those of the enquiry as a query;
 * `scale` is that of the currency.
 */
export function useSavingsFigures(timers: Timers, getKept: () => string, scale: number) {
  const [figures, setFigures] = useState(() => firstFigures(scale));
  /** Goes on the form with the sliders. */
  const formRef = useRef<HTMLFormElement>(null);
  const waiting = useRef<number | null>(null);

  useEffect(() => {
    const typed = readFigures(formQuery(formRef.current), scale);
    const isTouched = JSON.stringify(typed) !== JSON.stringify(firstFigures(scale));
    const kept = getKept();
    const found = readFigures(new URLSearchParams(kept || window.location.search), scale);
    setFigures(isTouched ? typed : found);
    if (kept !== '' && !isTouched) writeAddress(found);
    return () => {
      if (waiting.current !== null) timers.clearTimeout(waiting.current);
    };
  }, [timers, getKept, scale]);

  function change(part: Partial<SavingsFigures>): SavingsFigures {
    const next = { ...figures, ...part };
    setFigures(next);
    if (waiting.current !== null) timers.clearTimeout(waiting.current);
    waiting.current = timers.setTimeout(() => writeAddress(next), ADDRESS_DELAY_MS);
    return next;
  }

  return { figures, change, formRef };
}
