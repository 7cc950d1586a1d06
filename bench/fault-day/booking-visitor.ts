import type { BookingReceipt } from '@high-street/contract';

import { createCalendarClient, type Trouble } from '../../apps/calendar/page/calendar-client.ts';
import { newKey } from '../../apps/calendar/page/new-key.ts';
import type { Diary } from './diary.ts';

export type MadeBooking = {
  readonly email: string;
  readonly reference: string;
  readonly start: string;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const FIRST_DAY = 3;
const WEEKS = 7;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

function sayTrouble(trouble: Trouble): string {
  if (trouble.kind !== 'refused') return trouble.kind;
  return [trouble.text, ...trouble.faults.map(({ field, message }) => `${field}: ${message}`)].join(
    ' ',
  );
}

/** Somebody who books a free time with the booking page's own code, and presses again when it shows an error. */
export async function makeBooking(
  diary: Diary,
  calendar: string,
  index: number,
): Promise<MadeBooking> {
  const email = `visitor-${index}@bookings.example`;
  const client = createCalendarClient({
    send: (path, init) =>
      diary.note('booking', () =>
        fetch(`${calendar}${path}`, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), origin: calendar },
        }),
      ),
    isOnline: () => true,
    now: () => new Date(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => Math.random(),
  });
  const from = FIRST_DAY + 7 * (index % WEEKS);
  const query = { from: dayIn(from), to: dayIn(from + 7), timeZone: 'Europe/London' };

  const findSlots = () =>
    diary.insist('booking', async () => {
      const outcome = await client.findSlots(query, new AbortController().signal);
      return outcome.kind === 'ok' ? { got: outcome.slots } : { error: sayTrouble(outcome) };
    });

  for (;;) {
    const slots = await findSlots();
    const slot = slots[Math.floor(Math.random() * slots.length)];
    if (slot === undefined) throw new Error('All times are taken; book more seldom.');
    const booking = {
      start: slot.start,
      timeZone: 'Europe/London',
      name: 'Anna Bell',
      email,
      note: '',
    };
    const key = newKey();
    const receipt = await diary.insist<BookingReceipt | null>('booking', async () => {
      const outcome = await client.book(booking, key, { trap: '', token: null });
      if (outcome.kind === 'ok') return { got: outcome.receipt };
      // Somebody else was quicker, which is no error.
      return outcome.kind === 'taken' ? { got: null } : { error: sayTrouble(outcome) };
    });
    if (receipt !== null) return { email, reference: receipt.reference, start: slot.start };
  }
}
