import { useEffect, useState, type Dispatch } from 'react';

import type { BookingAction, BookingState } from './booking-state.ts';
import { monthRange } from './booking-state.ts';
import type { CalendarClient } from './calendar-client.ts';
import { createSlotLook } from './slot-look.ts';

/** Fetches the free times whenever another month or zone is shown; returns how to look again. */
export function useFreeSlots(
  client: CalendarClient,
  { month, zone, loading }: Pick<BookingState, 'month' | 'zone' | 'loading'>,
  dispatch: Dispatch<BookingAction>,
): () => void {
  const [count, setCount] = useState(0);
  const asked = `${month} ${zone} ${count}`;
  // The service has put the times of the first month into the page already, unless something was refused.
  const [look] = useState(() =>
    createSlotLook({ client, dispatch, shown: loading === 'ready' ? asked : null }),
  );

  useEffect(
    () => look.begin(asked, { ...monthRange(month), timeZone: zone }),
    [look, asked, month, zone],
  );

  useEffect(() => {
    const again = () => !look.hasTimes() && setCount((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [look]);

  return () => setCount((before) => before + 1);
}
