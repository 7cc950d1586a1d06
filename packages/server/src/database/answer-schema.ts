import type { Contacts } from '@high-street/contract';
import type { ColumnType, Generated } from 'kysely';

/** What somebody writes to a visitor. Its delivery sends it as it stands here. */
export type LeadReplyTable = {
  /** Made by whoever writes, so that a form that is sent twice makes one reply. */
  id: string;
  lead_id: string;
  person_id: string;
  body: string;
  /** Below the words: who wrote them. */
  signature: string;
  created_at: Generated<Date>;
  /** Until when it can be taken back. */
  leaves_at: Date;
  taken_back_at: Date | null;
};

/** What somebody is writing to a lead and has not sent. */
export type LeadDraftTable = {
  lead_id: string;
  person_id: string;
  body: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** A reply that is written once for many leads; blanks stand in square brackets. */
export type SavedReplyTable = {
  id: Generated<string>;
  name: string;
  body: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  updated_by: string | null;
  removed_at: Date | null;
};

/** What a saved reply said before it was changed, with who wrote that and when. */
export type SavedReplyVersionTable = {
  saved_reply_id: string;
  version: number;
  name: string;
  body: string;
  person_id: string | null;
  at: Date;
};

/** What came with a visitor's mail and was left in the mailbox. */
export type MessageAttachment = { readonly name: string; readonly bytes: number };

/** A visitor's mail that was found in the mailbox of IMAP_URL; `attachments` is written as JSON text. */
export type LeadMessageTable = {
  id: Generated<string>;
  lead_id: string;
  message_id: string;
  sent_at: Date;
  found_at: Generated<Date>;
  from_address: string;
  subject: string;
  /** What they wrote, and below it what they quoted. */
  body: string;
  quoted: string;
  attachments: ColumnType<readonly MessageAttachment[], string, string>;
  /** A machine wrote it, as its headers say. */
  is_automatic: boolean;
  /** The reply that did not arrive, as it says. */
  bounced_reply_id: string | null;
};

/** Up to which mail a mailbox is read; its numbers count anew when `uid_validity` changes. */
export type MailboxPlaceTable = {
  mailbox: string;
  uid_validity: ColumnType<string, number, number>;
  last_uid: ColumnType<string, number, number>;
  /** When it was last read, or first tried. */
  read_at: Generated<Date>;
  /** How many mails it had, by what came of them. */
  outcomes: Generated<Readonly<Record<string, number>>>;
};

/** What a lead said before its visitor put something right, written as JSON text; the lead itself says what holds now. */
export type LeadRevisionTable = {
  id: Generated<string>;
  lead_id: string;
  at: Generated<Date>;
  contacts: ColumnType<Contacts, string, string>;
  /** The names of the fields that changed. */
  fields: string[];
};

/** A code that a visitor types to erase everything, one a lead at most. */
export type EraseCodeTable = {
  lead_id: string;
  code_hash: Buffer;
  tries_left: number;
  created_at: Date;
  expires_at: Date;
  /** How many were sent since then. */
  asked: number;
  asked_since: Date;
};
