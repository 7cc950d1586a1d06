import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { createLeadStore } from '@high-street/leads';
import { sql } from 'kysely';

import type { TestApp } from './test-app.ts';

type KeptWords = {
  readonly name?: string;
  readonly storeName?: string;
  readonly email?: string;
  readonly message?: string;
  readonly token?: string;
  readonly reasons?: readonly string[];
};

let number = 0;

/** Stores a lead as the API does, with all that follows from it; in quarantine unless it has no reasons. */
export async function storeKept(
  { db }: Pick<TestApp, 'db'>,
  {
    name = 'Ines Carvalho',
    storeName = '',
    email = 'ines@pastelaria.example',
    message = 'Table codes, please.',
    token,
    reasons = ['token_missing', 'no_page'],
  }: KeptWords = {},
) {
  number += 1;
  const contacts = buildEnquiryContacts({
    ...EMPTY_ENQUIRY,
    contactName: name,
    storeName,
    email,
    phoneNumber: '7700900123',
    message,
  });
  return createLeadStore(db, { hasCrm: true }).create(`stored-queue-${number}`, contacts, {
    quarantineReasons: reasons,
    formTokenId: token ?? null,
  });
}

/** What of a delivery a test sets. */
type DeliveryWords = {
  readonly state?: 'waiting' | 'dead' | 'done';
  readonly attempts?: number;
  readonly error?: string | null;
  readonly reply?: string | null;
  readonly minutesUntilNext?: number;
  readonly minutesAgo?: number;
};

/** Has a delivery of a lead be as a test needs it; gives its id. */
export async function setDelivery(
  { db }: Pick<TestApp, 'db'>,
  of: { readonly leadId: string; readonly kind: string },
  words: DeliveryWords,
): Promise<string> {
  const { state = 'waiting', attempts = 1, error = null, reply = null } = words;
  const minutes = (count: number) => sql<Date>`now() + ${count} * interval '1 minute'`;
  const { id } = await db
    .updateTable('deliveries')
    .set({
      state,
      attempts,
      last_error: error,
      reply,
      created_at: minutes(-(words.minutesAgo ?? 0)),
      next_attempt_at: minutes(words.minutesUntilNext ?? 0),
      settled_at: state === 'waiting' ? null : sql<Date>`now()`,
    })
    .where('lead_id', '=', of.leadId)
    .where('kind', '=', of.kind)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The states of a lead's deliveries by their kinds. */
export async function statesOf(
  { db }: Pick<TestApp, 'db'>,
  leadId: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['kind', 'state'])
    .where('lead_id', '=', leadId)
    .execute();
  return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
}

/** Stores a trial lead that was sent so many minutes ago, and whether it came through. */
export async function storeTrial(
  { db }: Pick<TestApp, 'db'>,
  { minutesAgo, isThrough }: { readonly minutesAgo: number; readonly isThrough: boolean },
): Promise<void> {
  number += 1;
  const contacts = buildEnquiryContacts({ ...EMPTY_ENQUIRY, contactName: 'Heartbeat' });
  const { id } = await createLeadStore(db, { hasCrm: true }).create(`trial-${number}`, contacts, {
    origin: 'heartbeat',
  });
  const sentAt = sql<Date>`now() - ${minutesAgo} * interval '1 minute'`;
  await db.updateTable('leads').set({ created_at: sentAt }).where('id', '=', id).execute();
  await db
    .updateTable('deliveries')
    .set({
      created_at: sentAt,
      next_attempt_at: sentAt,
      ...(isThrough
        ? { state: 'done', settled_at: sql<Date>`${sentAt} + interval '4 seconds'` }
        : {}),
    })
    .where('lead_id', '=', id)
    .execute();
}
