import { useCallback, useSyncExternalStore } from 'react';

import { isBooking } from '#app/booking-parts/is-booking.ts';
import type { LiveChange } from '#app/live/live-change.ts';
import { ChangesStrip, useNews } from '#app/live/live-strip.tsx';
import { isWeekSeen } from './booking-week.tsx';
import { WORDS } from './words.ts';

function onResize(tell: () => void): () => void {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}

/** Tells that this booking was changed, and where its week is seen beside it, that any was. */
export function LiveBooking({ reference }: { reference: string }) {
  const isThis = useCallback(
    (change: LiveChange) => isBooking(change) && change.id === reference,
    [reference],
  );
  const isBeside = useSyncExternalStore(onResize, isWeekSeen, () => false);
  const here = useNews(isThis);
  const anywhere = useNews(isBooking);
  return <ChangesStrip count={isBeside ? anywhere : here} still={WORDS.still} />;
}
