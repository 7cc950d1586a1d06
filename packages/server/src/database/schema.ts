import type {
  Attribution,
  BookingDetails,
  Contacts,
  GivenConsent,
  LostReason,
} from '@high-street/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type {
  EraseCodeTable,
  LeadDraftTable,
  LeadMessageTable,
  LeadReplyTable,
  LeadRevisionTable,
  MailboxPlaceTable,
  SavedReplyTable,
  SavedReplyVersionTable,
} from './answer-schema.ts';
import type {
  CountedHostTable,
  CountingDayTable,
  CountingProcessTable,
  BlockCountTable,
  CountTable,
  WeekCountTable,
} from './count-schema.ts';
import type {
  ActorKind,
  AuditLogTable,
  DeskSessionTable,
  InvitationTable,
  LeadNoteTable,
  LeadNoteVersionTable,
  LeadPresenceTable,
  LeadViewTable,
  OidcAccountTable,
  OidcRequestTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PersonTable,
  SignInRequestTable,
} from './desk-schema.ts';

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
  /** The reference of the booking that it named when it came; either may be kept apart until it is released. */
  named_booking: string | null;
  form_token_id: string | null;
  answer_state: Generated<AnswerState>;
  /** How the visit began that it came from, written as JSON text; null when its sender did not say. */
  attribution: ColumnType<Attribution | null, string | null | undefined, string | null>;
  /** What its visitor said yes to, written as JSON text; null where the box was left empty or is taken back. */
  marketing_consent: ColumnType<GivenConsent | null, string | null | undefined, string | null>;
  mailbox: Mailbox;
  /** Who answers it. */
  held_by: string | null;
  held_since: Date | null;
  /** Counts the changes of what the provider made of it. */
  version: Generated<number>;
  /** Counts only while it is lost; null, too, where a version marked it that asked for none. */
  lost_reason: LostReason | null;
  binned_at: Date | null;
  /** When the first answer of a person reached it. */
  answered_at: Date | null;
  /** How much of the office's open time passed before that, in milliseconds. */
  answered_after_ms: ColumnType<string | null, number | null | undefined, number | null>;
  /** When whoever holds it last did something about it; null since they hold it. */
  held_active_at: Date | null;
  /** When its visitor withdrew it. */
  withdrawn_at: Date | null;
  /** Under which source it counts; null where it does not. */
  counted_source: string | null;
  /** As what it is in the totals by now, each what with its page. */
  counted: Generated<string[]>;
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
  /** How often it was sent again after it was accepted; null for never. */
  resends: number | null;
  /** Which part of its record it is about, such as one of several replies; null where its kind says all. */
  part_id: string | null;
};

/** One thing that happened to a lead. */
export type LeadEventTable = {
  id: GeneratedAlways<string>;
  lead_id: string;
  at: Generated<Date>;
  kind: string;
  attempt: number | null;
  detail: string | null;
  /** Whose act it was; null for what happened by itself and for acts of versions that did not say. */
  actor_kind: ActorKind | null;
  person_id: string | null;
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
  reason: 'request' | 'retention' | 'bin';
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
  /** Whether one of the two named the other's reference; one that joined by the mailbox alone may be another person's. */
  named_lead: Generated<boolean>;
  /** A held one has spam signals: it does not take its time, and nobody is told of it. */
  state: Generated<'booked' | 'held' | 'cancelled'>;
  /** The signs for which it is or was held. */
  hold_reasons: string[] | null;
  form_token_id: string | null;
  /** Where it came from, blinded; null once it is over. */
  booked_from: string | null;
  /** Counts the changes, of which those who were invited are told of some: the SEQUENCE of the invitation. */
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  cancelled_at: Date | null;
  /** When it was noted that nobody came to what is booked. */
  no_show_at: Date | null;
  /** The mail domain in the identity of its invitations; null until its first mail leaves. */
  invitation_domain: string | null;
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
  lead_notes: LeadNoteTable;
  lead_note_versions: LeadNoteVersionTable;
  lead_views: LeadViewTable;
  crm_contacts: CrmContactTable;
  breakers: BreakerTable;
  erased_leads: ErasedLeadTable;
  bookings: BookingTable;
  booking_keys: BookingKeyTable;
  signing_keys: SigningKeyTable;
  schedules: ScheduleTable;
  people: PersonTable;
  invitations: InvitationTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  sign_in_requests: SignInRequestTable;
  desk_sessions: DeskSessionTable;
  oidc_requests: OidcRequestTable;
  oidc_accounts: OidcAccountTable;
  audit_log: AuditLogTable;
  lead_presence: LeadPresenceTable;
  lead_replies: LeadReplyTable;
  lead_drafts: LeadDraftTable;
  saved_replies: SavedReplyTable;
  saved_reply_versions: SavedReplyVersionTable;
  lead_messages: LeadMessageTable;
  mailbox_places: MailboxPlaceTable;
  lead_revisions: LeadRevisionTable;
  erase_codes: EraseCodeTable;
  counts: CountTable;
  week_counts: WeekCountTable;
  block_counts: BlockCountTable;
  counting_days: CountingDayTable;
  counting_processes: CountingProcessTable;
  counted_hosts: CountedHostTable;
};
