import { byName, checkDetail, ERRORS } from '@high-street/contract';
import { useIsPrerendered } from '@high-street/ui';
import { useEffect, useEffectEvent, useMemo, useReducer, useSyncExternalStore } from 'react';

import { toAction } from './to-action.ts';
import { startState } from './booking-state.ts';
import { createCalendarClient } from './calendar-client.ts';
import { createKeyRing, newKey } from './new-key.ts';
import { ASKED_DETAILS, cleanValues, hasFault, type PageProps } from './page-props.ts';
import { reduceBooking } from './reduce-booking.ts';
import type { CallSetting } from './send-patiently.ts';
import { tellSite, type Inbox } from './site-messages.ts';
import { useFreeSlots } from './use-free-slots.ts';
import { WORDS } from './words.ts';
import { readOwnZone } from './zone-list.ts';
import { useListedZones } from './zones.ts';

const BROWSER: CallSetting = {
  send: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

const noUser = () => null;
const neverChanges = () => () => {};

const readBrowserZone = () => readOwnZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone that was chosen before React answered, or null where that is the one that the page was made with. */
function readEarlyZone(shown: string): string | null {
  const chosen = document.querySelector<HTMLSelectElement>('select[name="zone"]')?.value;
  return chosen === undefined || chosen === shown ? null : chosen;
}

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

/** The state of the page, how to change it, and the calls behind it. Without an inbox nothing is heard, as on the server. */
export function useBooking(props: PageProps, inbox: Inbox | null) {
  const [state, dispatch] = useReducer(reduceBooking, props, startState);
  const isLive = !useIsPrerendered();
  const zones = useListedZones();
  const keys = useMemo(() => createKeyRing(newKey), []);
  const client = useMemo(() => createCalendarClient(BROWSER), []);
  useFreeSlots(client, state, dispatch);
  const user = useSyncExternalStore(
    inbox?.subscribe ?? neverChanges,
    inbox?.read ?? noUser,
    noUser,
  );

  const { isZoneChosen, zone: shownZone, managed, enquiry, siteUrl, formToken } = props;
  useEffect(() => {
    const wanted = readEarlyZone(shownZone) ?? (isZoneChosen ? shownZone : readBrowserZone());
    if (wanted !== null && wanted !== shownZone) dispatch({ type: 'zone', zone: wanted });
  }, [isZoneChosen, shownZone]);

  useEffect(() => {
    if (user !== null) dispatch({ type: 'named', name: user.name });
  }, [user]);

  const { phase, receipt, slot, values, zone, hasMoved, loading } = state;
  // A zone that the service does not list may be one that it does not know.
  const isDoubtful = zone !== shownZone && !zones.includes(zone);
  useEffect(() => {
    if (isDoubtful && loading === 'failed') dispatch({ type: 'zone', zone: shownZone });
  }, [isDoubtful, loading, shownZone]);

  const isNews = phase === 'booked' || (phase === 'looking' && hasMoved);
  useEffect(() => {
    if (!isNews || receipt === null) return;
    const { start, timeZone, reference } = receipt;
    const payload = { start, timeZone, reference };
    tellSite(window, siteUrl, { type: 'BOOKING_CONFIRMED', payload });
  }, [isNews, receipt, siteUrl]);

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
