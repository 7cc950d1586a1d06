import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import {
  bookingReceiptSchema,
  buildEmailRequest,
  IDEMPOTENCY_HEADER,
  slotsAnswerSchema,
} from '@high-street/contract';
import { z } from 'zod';

import { buildLeadContacts } from '../leads/lead-calls.ts';

import { call } from './call.ts';

/** Longer than robots take to fill in a form: theirs would be quarantined. */
const TYPING_MS = 4_000;
/** How long a booking is kept, so that free times never run out. */
const KEPT_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const WEEKS = 7;
const TIME_ZONE = 'Europe/London';

const tokenSchema = z.object({ token: z.string() });

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const newKeyHeader = () => ({ [IDEMPOTENCY_HEADER]: randomUUID() });

/** Somebody who opens a page. */
export async function openPage(address: string): Promise<void> {
  await call(address, [200], { headers: { 'accept-encoding': 'br' } });
}

/** Somebody who fills in the form of the site, sends it and has the mail sent. */
export async function sendLead(site: string, index: number): Promise<void> {
  const { token } = tokenSchema.parse(
    JSON.parse((await call(`${site}/api/form-token`, [200])).text),
  );
  await wait(TYPING_MS);
  const contacts = buildLeadContacts(index);
  const headers = newKeyHeader();
  await call(`${site}/api/leads`, [201], {
    headers,
    body: { contacts, robot: { trap: '', token } },
  });
  const sender = { email: 'hello@provider.example', name: 'Provider' };
  await call(`${site}/api/send-email`, [200, 202], {
    headers,
    body: buildEmailRequest(contacts, sender),
  });
}

async function takeSlot(calendar: string, index: number): Promise<string | null> {
  const from = 2 + 7 * (index % WEEKS);
  const query = new URLSearchParams({
    from: dayIn(from),
    to: dayIn(from + 7),
    timeZone: TIME_ZONE,
  });
  const { slots } = slotsAnswerSchema.parse(
    JSON.parse((await call(`${calendar}/api/slots?${query}`, [200])).text),
  );
  const slot = slots[Math.floor(Math.random() * slots.length)];
  if (!slot) throw new Error('No time of that week is free.');
  const { status, text } = await call(`${calendar}/api/bookings`, [201, 409], {
    // A browser names its page; a call without it would count as a spam signal.
    headers: { ...newKeyHeader(), origin: calendar },
    body: {
      start: slot.start,
      timeZone: TIME_ZONE,
      name: 'Anna Bell',
      email: `visitor-${index}@bookings.example`,
      note: '',
    },
  });
  // Somebody else was quicker, which is no error.
  return status === 409 ? null : bookingReceiptSchema.parse(JSON.parse(text)).manageUrl;
}

/** Somebody who books a time, looks at the booking a little later and cancels it. */
export async function bookAndCancel(calendar: string, index: number): Promise<void> {
  const manageUrl = (await takeSlot(calendar, index)) ?? (await takeSlot(calendar, index + 1));
  if (manageUrl === null) throw new Error('The time was taken by another twice in a row.');
  await wait(KEPT_MS);
  await openPage(manageUrl);
  const { pathname, search } = new URL(manageUrl);
  await call(`${calendar}/api${pathname}/cancel${search}`, [200], { body: {} });
}
