import type { Attribution, BookingDetails, Contacts } from '@high-street/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What the provider made of a lead so far. */
export const ANSWER_STATES = ['new', 'answered', 'won', 'lost', 'spam'] as const;

/** One of the states that the provider gives a lead. */
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The `mailboxKey` of the row's e-mail address; null in a row of an earlier version until it is filled in. */
type Mailbox = string | null;

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
  /** A heartbeat is a trial lead, sent through the complete chain to see that it works. */
  origin: Generated<'form' | 'heartbeat'>;
  /** The spam signals for which it is in quarantine. */
  quarantine_reasons: string[] | null;
  quarantined_at: Date | null;
  released_at: Date | null;
  form_token_id: string | null;
  answer_state: Generated<AnswerState>;
  /** How the visit began that it came from, written as JSON text; null when its sender did not say. */
  attribution: ColumnType<Attribution | null, string | null | undefined, string | null>;
  mailbox: Mailbox;
};

/** A key a client sent with a lead, and the hash of the content it belongs to. */
export type IdempotencyKeyTable = {
  key: string;
  content_hash: Buffer;
  lead_id: string;
  created_at: Generated<Date>;
};

/** Waiting for its next attempt, held back with its lead, accepted by the receiver, or given up. */
export type DeliveryState = 'waiting' | 'held' | 'done' | 'dead';

/** Something that has to reach somebody outside, at least once. */
export type DeliveryTable = {
  id: Generated<string>;
  lead_id: string | null;
  booking_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** One of the kinds that the services declare. */
  kind: string;
  payload: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
  /** Until when one sender has it to itself. */
  leased_until: Date | null;
  /** The number under which that sender's process is known while it lives. */
  holder: number | null;
  last_attempt_at: Date | null;
  /** When a mail to a visitor was last let through to its mailbox. */
  let_through_at: Date | null;
  settled_at: Date | null;
  reply: string | null;
  last_error: string | null;
};

/** One thing that happened to a lead. */
export type LeadEventTable = {
  id: GeneratedAlways<string>;
  lead_id: string;
  at: Generated<Date>;
  kind: string;
  attempt: number | null;
  detail: string | null;
};

/** A contact as the CRM knows it. */
export type CrmContactTable = {
  id: Generated<string>;
  email: string | null;
  mailbox: Mailbox;
  phone: string | null;
  payload: ColumnType<Record<string, unknown>, string, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** How often a receiver has failed in a row, and until when it is left alone. */
export type BreakerTable = { name: string; failures: Generated<number>; open_until: Date | null };

/** What remains of an erased lead. */
export type ErasedLeadTable = {
  reference: string;
  stored_at: Date;
  erased_at: Generated<Date>;
  reason: 'request' | 'retention';
};

/** A time that somebody has, or had until it was cancelled; `details` is what was typed, written as JSON text, and the address is read from it by the database. */
export type BookingTable = {
  id: Generated<string>;
  reference: string;
  starts_at: Date;
  ends_at: Date;
  /** The end with the pause after it. */
  blocked_until: Date;
  /** The visitor's own. */
  time_zone: string;
  details: ColumnType<BookingDetails, string, string>;
  email: GeneratedAlways<string>;
  mailbox: Mailbox;
  lead_id: string | null;
  /** A held one has spam signals: it does not take its time, and nobody is told of it. */
  state: Generated<'booked' | 'held' | 'cancelled'>;
  /** The signs for which it is or was held. */
  hold_reasons: string[] | null;
  form_token_id: string | null;
  /** Where it came from, blinded; null once it is over. */
  booked_from: string | null;
  /** Counts the changes that those who were invited are told of. */
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  cancelled_at: Date | null;
};

/** A key a client sent with a booking, and the hash of the content it belongs to. */
export type BookingKeyTable = {
  key: string;
  content_hash: Buffer;
  booking_id: string;
  created_at: Generated<Date>;
};

/** What a service signs with when the owner has set nothing. */
export type SigningKeyTable = { name: string; key: Buffer; created_at: Generated<Date> };

/** When work that is repeated at set times is due next. */
export type ScheduleTable = { name: string; next_run_at: Date };

/** Every table of the product, as Kysely sees them. */
export type Database = {
  leads: LeadTable;
  idempotency_keys: IdempotencyKeyTable;
  deliveries: DeliveryTable;
  lead_events: LeadEventTable;
  crm_contacts: CrmContactTable;
  breakers: BreakerTable;
  erased_leads: ErasedLeadTable;
  bookings: BookingTable;
  booking_keys: BookingKeyTable;
  signing_keys: SigningKeyTable;
  schedules: ScheduleTable;
};
