import { useEffect, useRef, useState, type Dispatch } from 'react';

import type { BookingAction, BookingState } from './booking-state.ts';
import { monthRange } from './booking-state.ts';
import type { CalendarClient } from './calendar-client.ts';

/** Fetches the free times whenever another month or zone is shown; returns how to look again. */
export function useFreeSlots(
  client: CalendarClient,
  { month, zone, loading }: Pick<BookingState, 'month' | 'zone' | 'loading'>,
  dispatch: Dispatch<BookingAction>,
): () => void {
  const wanted = `${month} ${zone}`;
  const [look, setLook] = useState(0);
  // The service has put the times of the first month into the page already, unless something was refused.
  const shownRef = useRef(loading === 'ready' ? `${wanted} 0` : '');

  useEffect(() => {
    const asked = `${wanted} ${look}`;
    if (shownRef.current === asked) return;
    const leave = new AbortController();
    dispatch({ type: 'loading', loading: 'loading' });
    async function fetchSlots(calls: CalendarClient): Promise<void> {
      const query = { ...monthRange(month), timeZone: zone };
      const outcome = await calls.findSlots(query, leave.signal);
      if (leave.signal.aborted) return;
      if (outcome.kind === 'ok') {
        shownRef.current = asked;
        dispatch({ type: 'slots', slots: outcome.slots });
        return;
      }
      shownRef.current = '';
      dispatch({ type: 'loading', loading: outcome.kind === 'offline' ? 'offline' : 'failed' });
    }
    // Only a look that was given up rejects, and another is under way then.
    fetchSlots(client).catch(() => null);
    return () => leave.abort();
  }, [client, wanted, month, zone, look, dispatch]);

  useEffect(() => {
    const again = () => shownRef.current === '' && setLook((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return () => setLook((count) => count + 1);
}
