import { byName, checkDetail, ERRORS } from '@high-street/contract';
import { useIsPrerendered } from '@high-street/ui';
import { useEffect, useEffectEvent, useMemo, useReducer, useSyncExternalStore } from 'react';

import { toAction } from './to-action.ts';
import { startState, type BookingState } from './booking-state.ts';
import { createCalendarClient } from './calendar-client.ts';
import { createKeyRing, newKey } from './new-key.ts';
import { ASKED_DETAILS, cleanValues, hasFault, type PageProps } from './page-props.ts';
import { reduceBooking } from './reduce-booking.ts';
import type { CallSetting } from './send-patiently.ts';
import { tellSite, type Inbox } from './site-messages.ts';
import { useFreeSlots } from './use-free-slots.ts';
import { useOwnZone } from './use-own-zone.ts';
import { WORDS } from './words.ts';

const BROWSER: CallSetting = {
  send: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

const noUser = () => null;
const neverChanges = () => () => {};

/** Esc inside the page closes the panel that frames it, unless something here has a use for Esc. */
function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isOwn = event.target instanceof HTMLSelectElement; // its open list closes by Esc
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isOwn) return;
      escape();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** Tells the site of a demo that was booked or moved. */
function useConfirmation({ phase, receipt, hasMoved }: BookingState, siteUrl: string): void {
  const isNews = phase === 'booked' || (phase === 'looking' && hasMoved);
  useEffect(() => {
    if (!isNews || receipt === null) return;
    const { start, timeZone, reference } = receipt;
    const payload = { start, timeZone, reference };
    tellSite(window, siteUrl, { type: 'BOOKING_CONFIRMED', payload });
  }, [isNews, receipt, siteUrl]);
}

/** The state of the page, how to change it, and the calls behind it. Without an inbox nothing is heard, as on the server. */
export function useBooking(props: PageProps, inbox: Inbox | null) {
  const [state, dispatch] = useReducer(reduceBooking, props, startState);
  const isLive = !useIsPrerendered();
  const keys = useMemo(() => createKeyRing(newKey), []);
  const client = useMemo(() => createCalendarClient(BROWSER), []);
  useFreeSlots(client, state, dispatch);
  const user = useSyncExternalStore(
    inbox?.subscribe ?? neverChanges,
    inbox?.read ?? noUser,
    noUser,
  );

  useOwnZone(props, state, dispatch);

  useEffect(() => {
    if (user !== null) dispatch({ type: 'named', name: user.name });
  }, [user]);

  const { managed, enquiry, siteUrl, formToken } = props;
  const { phase, slot, values, zone } = state;
  useConfirmation(state, siteUrl);
  useEscape(() => {
    if (phase === 'askingCancel') dispatch({ type: 'back' });
    else tellSite(window, siteUrl, { type: 'CLOSE' });
  });

  /** Books what was typed; `trap` is what is in the field that nobody sees. */
  async function submitDetails(trap: string): Promise<void> {
    if (slot === null || phase !== 'detailing') return;
    const typed = cleanValues(values);
    const faults = byName(ASKED_DETAILS, (detail) => checkDetail(detail, typed[detail.name]));
    if (hasFault(faults)) return dispatch({ type: 'faulty', faults, error: WORDS.trouble.check });
    dispatch({ type: 'submit' });
    const joined = enquiry === null ? {} : { leadReference: enquiry.reference };
    const booking = { start: slot.start, timeZone: zone, ...joined, ...typed };
    const robot = { trap, token: formToken };
    const outcome = await client.book(booking, keys.keyOf(JSON.stringify(booking)), robot);
    if (outcome.kind !== 'gone') return dispatch(toAction(outcome));
    // Without a signed link only the booking that this key has made can be gone: it was cancelled since.
    if (!outcome.isUnknown) return dispatch(toAction({ kind: 'failed' }));
    keys.forget();
    dispatch({ type: 'failed', error: ERRORS.unknown_booking.text });
  }

  async function submitMove(): Promise<void> {
    if (slot === null || managed === null || phase !== 'confirmingMove') return;
    dispatch({ type: 'submit' });
    dispatch(toAction(await client.move(managed, { start: slot.start, timeZone: zone })));
    dispatch({ type: 'again' });
  }

  async function submitCancel(): Promise<void> {
    if (managed === null || phase !== 'askingCancel') return;
    dispatch({ type: 'submit' });
    dispatch(toAction(await client.cancel(managed)));
  }

  return { state, dispatch, isLive, submitDetails, submitMove, submitCancel };
}

/** What the parts of the page get from it. */
export type Booking = ReturnType<typeof useBooking>;
