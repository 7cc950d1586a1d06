import type { MessageAttachment } from '@high-street/server';

/** What came of a mail in the mailbox, as it is counted. */
export const INBOUND_OUTCOMES = [
  'visitor',
  'machine',
  'bounce',
  'own',
  'unknown',
  'repeated',
  'too_many',
  'unreadable',
] as const;
export type InboundOutcome = (typeof INBOUND_OUTCOMES)[number];

/** Where a mail stands in its mailbox, whose numbers count anew with each `uidValidity`. */
export type MailboxPlace = { readonly uidValidity: number; readonly lastUid: number };

/** What says whom a mail is about. */
export type MailThread = {
  readonly fromAddress: string;
  /** The Message-IDs that it answers, the nearest first. */
  readonly answers: readonly string[];
  readonly receivedAt: Date;
  /** It went to many, so that its sender alone makes it nobody's answer. */
  readonly isBulk: boolean;
};

/** A mail as it is kept: plain texts, of which none is trusted. */
export type InboundMail = {
  readonly messageId: string;
  readonly sentAt: Date;
  readonly fromAddress: string;
  readonly subject: string;
  readonly body: string;
  readonly quoted: string;
  readonly attachments: readonly MessageAttachment[];
  readonly isAutomatic: boolean;
  /** It says that one of the mails which it names did not arrive. */
  readonly isBounce: boolean;
};
