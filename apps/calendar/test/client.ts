import {
  bookingReceiptSchema,
  IDEMPOTENCY_HEADER,
  slotsAnswerSchema,
  type NewBooking,
} from '@high-street/contract';

import { aBooking, aKey } from './booking-builder.ts';

const PATIENCE_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a server answered; the status is 0 when it did not. */
export type Answer = { readonly status: number; readonly body: unknown };

/** Posts to a running server as the page does. */
export async function send(address: string, body: unknown, key = aKey()): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        [IDEMPOTENCY_HEADER]: key,
        'content-type': 'application/json',
        origin: new URL(address).origin,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null }; // The server was killed while it answered, which is what the proofs are about.
  }
}

/** Sends a booking with the given fields changed. */
export function sendBooking(url: string, changes: Partial<NewBooking>, key = aKey()) {
  return send(`${url}/api/bookings`, aBooking(changes), key);
}

/** The path of a signed call for the booking that was answered with. */
export function toPath(body: unknown, call: string): string {
  const { reference, manageUrl } = bookingReceiptSchema.parse(body);
  return `/api/bookings/${reference}${call}${new URL(manageUrl).search}`;
}

/** The starts of the free times from three days from now on. */
export async function findStarts(url: string): Promise<string[]> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/api/slots?from=${day(3)}&to=${day(60)}&timeZone=UTC`);
  return slotsAnswerSchema.parse(await answer.json()).slots.map(({ start }) => start);
}
