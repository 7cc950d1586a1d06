import { createHmac } from 'node:crypto';

import type { Contacts } from '@high-street/contract';
import { PLAIN_KEY_START } from '@high-street/leads';

const DAY_MS = 24 * 60 * 60 * 1000;

function keyOn(day: Date, contacts: Contacts, secret: string | Buffer): string {
  const content = JSON.stringify([day.toISOString().slice(0, 10), contacts]);
  const digest = createHmac('sha256', secret).update(`plain-form ${content}`).digest('hex');
  return `${PLAIN_KEY_START}${digest}`;
}

/**
 * The idempotency keys under which the same details may have come already, today's first. A form without scripts has
 * no key of its own, so one is made from what it says and the day; with yesterday's beside it, a repeat within 24 h is
 * always known, midnight or not, and the same words some days later are a new lead. Without the secret nobody can make
 * them, and so ask whether a person has written.
 */
export function plainKeys(
  contacts: Contacts,
  secret: string | Buffer,
  now: Date,
): { readonly today: string; readonly yesterday: string } {
  const dayBefore = new Date(now.getTime() - DAY_MS);
  return { today: keyOn(now, contacts, secret), yesterday: keyOn(dayBefore, contacts, secret) };
}
