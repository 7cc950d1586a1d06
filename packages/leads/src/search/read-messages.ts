import type { Database, MessageAttachment } from '@high-street/server';
import type { Kysely } from 'kysely';

/** A mail about a lead that was found in the mailbox of IMAP_URL; its texts are plain and may hold anything. */
export type FoundMessage = {
  /** What the lines `visitor_wrote`, `machine_wrote` and `reply_bounced` of the history name as their detail. */
  readonly id: string;
  readonly sentAt: Date;
  readonly foundAt: Date;
  readonly fromAddress: string;
  readonly subject: string;
  /** What they wrote. */
  readonly body: string;
  /** What they quoted; empty for nothing. */
  readonly quoted: string;
  /** What came with it and was left in the mailbox. */
  readonly attachments: readonly MessageAttachment[];
  /** A machine wrote it, as its headers say. */
  readonly isAutomatic: boolean;
  /** The reply that did not arrive, as a mail server says with it; null where it says nothing of the kind. */
  readonly bouncedReplyId: string | null;
};

/** The mails that were found about a lead, in the order in which they were found. */
export function readMessages(
  db: Kysely<Database>,
  leadId: string,
): Promise<readonly FoundMessage[]> {
  return db
    .selectFrom('lead_messages')
    .select(['id', 'sent_at as sentAt', 'found_at as foundAt', 'from_address as fromAddress'])
    .select(['subject', 'body', 'quoted', 'attachments', 'is_automatic as isAutomatic'])
    .select('bounced_reply_id as bouncedReplyId')
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
}
