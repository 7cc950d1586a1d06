import type { Contacts } from '@high-street/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A lead; `contacts` is the body as it was accepted, written as JSON text, and the named columns are read from it by the database. */
export type LeadTable = {
  id: Generated<string>;
  reference: string;
  created_at: Generated<Date>;
  contacts: ColumnType<Contacts, string, string>;
  contact_name: GeneratedAlways<string>;
  email: GeneratedAlways<string>;
  phone_number: GeneratedAlways<string>;
  lead_status: GeneratedAlways<Contacts['leadStatus']>;
};

/** A key a client sent with a lead, and the hash of the content it belongs to. */
export type IdempotencyKeyTable = {
  key: string;
  content_hash: Buffer;
  lead_id: string;
  created_at: Generated<Date>;
};

/** The state of one mail about a lead. */
export type LeadMailTable = {
  lead_id: string;
  kind: 'visitor';
  /** Until when one sender has the mail to itself. */
  leased_until: Date | null;
  accepted_at: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
  last_attempt_at: Date | null;
  server_reply: string | null;
};

/** Every table of the product, as Kysely sees them. */
export type Database = {
  leads: LeadTable;
  idempotency_keys: IdempotencyKeyTable;
  lead_mails: LeadMailTable;
};
