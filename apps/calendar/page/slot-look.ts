import type { SlotsQuery } from '@high-street/contract';

import type { BookingAction } from './booking-state.ts';
import type { CalendarClient } from './calendar-client.ts';

type Parts = {
  readonly client: Pick<CalendarClient, 'findSlots'>;
  readonly dispatch: (action: BookingAction) => void;
  /** The look whose times the page has from the start; null where it has none. */
  readonly shown: string | null;
};

/** Looks up free times, one look at a time. */
export function createSlotLook({ client, dispatch, shown: first }: Parts) {
  let shown = first;

  async function fetchSlots(asked: string, query: SlotsQuery, signal: AbortSignal): Promise<void> {
    const outcome = await client.findSlots(query, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'ok') {
      shown = asked;
      dispatch({ type: 'slots', slots: outcome.slots });
      return;
    }
    dispatch({ type: 'loading', loading: outcome.kind === 'offline' ? 'offline' : 'failed' });
  }

  return {
    /** Whether the page has the times that were asked for last. */
    hasTimes: () => shown !== null,

    /** Looks unless the page has the times of that look; gives how to give it up. */
    begin(asked: string, query: SlotsQuery): (() => void) | undefined {
      if (shown === asked) return undefined;
      // Even if this look is given up: nothing is shown from now on until one ends.
      shown = null;
      const leave = new AbortController();
      dispatch({ type: 'loading', loading: 'loading' });
      // Only a look that was given up rejects, and another is under way then.
      fetchSlots(asked, query, leave.signal).catch(() => null);
      return () => leave.abort();
    },
  };
}
