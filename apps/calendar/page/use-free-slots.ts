import { useEffect, useState, type Dispatch } from 'react';

import type { BookingAction, BookingState } from './booking-state.ts';
import type { CalendarClient } from './calendar-client.ts';
import { monthRange } from './day.ts';
import { createSlotLook } from './slot-look.ts';

/** Fetches the free times whenever another month or zone is shown, or they are asked for again. */
export function useFreeSlots(
  client: CalendarClient,
  { month, zone, looks, loading }: Pick<BookingState, 'month' | 'zone' | 'looks' | 'loading'>,
  dispatch: Dispatch<BookingAction>,
): void {
  const asked = `${month} ${zone} ${looks}`;
  // The service has put the times of the first month into the page already, unless something was refused.
  const [look] = useState(() =>
    createSlotLook({ client, dispatch, shown: loading === 'ready' ? asked : null }),
  );

  useEffect(
    () => look.begin(asked, { ...monthRange(month), timeZone: zone }),
    [look, asked, month, zone],
  );

  useEffect(() => {
    function again(): void {
      if (!look.hasTimes()) dispatch({ type: 'again' });
    }
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [look, dispatch]);
}
