import type { Database, MessageAttachment } from '@high-street/server';
import { MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

/** A mail about a lead that was found in the mailbox of IMAP_URL; its texts are plain and may hold anything. */
export type FoundMessage = {
  /** What the lines `visitor_wrote`, `machine_wrote` and `reply_bounced` of the history name as their detail. */
  readonly id: string;
  readonly sentAt: Date;
  readonly foundAt: Date;
  readonly fromAddress: string;
  /** Whether that leads to the visitor's mailbox; who answers a mail of ours may be anybody who has it. */
  readonly isOfVisitor: boolean;
  readonly subject: string;
  /**
   * How much of it is here: all, the beginning of what they wrote, or all since somebody asked for it where its beginning
   * would be.
   */
  readonly extent: 'whole' | 'cut' | 'opened';
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

/** So many of the newest mails are read whole: hundreds of them may be too much text for one page. */
const WHOLE = 20;
/** Of earlier ones, so many characters of what they wrote. */
const CUT_AT = 500;

type MessageRow = Omit<FoundMessage, 'isOfVisitor'> & { readonly mailbox: string };

function toMessage({ mailbox, ...mail }: MessageRow): FoundMessage {
  return { ...mail, isOfVisitor: mailboxKey(mail.fromAddress) === mailbox };
}

/**
 * The mails that were found about a lead, in the order in which they were found; of the early ones only the one that is
 * opened is whole, if it is long.
 */
export async function readMessages(
  db: Kysely<Database>,
  leadId: string,
  opened: string | null,
): Promise<readonly FoundMessage[]> {
  // Bytes are compared, as to count characters reads the whole text.
  const { rows } = await sql<MessageRow>`
    select id, sent_at as "sentAt", found_at as "foundAt", from_address as "fromAddress", subject, extent,
      case extent when 'cut' then left(body, ${CUT_AT}::int) else body end as body,
      case extent when 'cut' then '' else quoted end as quoted,
      attachments, is_automatic as "isAutomatic", bounced_reply_id as "bouncedReplyId",
      (select ${MAILBOX_OF_LEAD} from leads where leads.id = mail.lead_id) as mailbox
    from (
      select *, case
          when row_number() over (order by id desc) <= ${WHOLE}::int then 'whole'
          when quoted = '' and octet_length(body) = octet_length(left(body, ${CUT_AT}::int)) then 'whole'
          when id::text = ${opened} then 'opened'
          else 'cut' end as extent
      from lead_messages where lead_id = ${leadId}
    ) as mail order by id`.execute(db);
  return rows.map(toMessage);
}
