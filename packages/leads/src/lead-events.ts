import type { ActorKind, Database } from '@high-street/server';
import { MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

/** One thing that happened to a lead. */
export type LeadEvent = {
  readonly at: Date;
  readonly kind: string;
  readonly attempt: number | null;
  /** What was said; of a note, a reply or a mail its words, of a lead that was given to somebody their name. */
  readonly detail: string | null;
  /** Whose act it was; null for what happened by itself. */
  readonly actorKind: ActorKind | null;
  /** The person's name; null for nobody who is a person, and for who was erased. */
  readonly by: string | null;
  /** The address that a person's mail came from where it is not the visitor's; otherwise null. */
  readonly sender: string | null;
};

type EventRow = Omit<LeadEvent, 'sender'> & {
  readonly mailbox: string;
  readonly fromAddress: string | null;
};

function toEvent({ mailbox, fromAddress, ...event }: EventRow): LeadEvent {
  const isOfVisitor = fromAddress === null || mailboxKey(fromAddress) === mailbox;
  return { ...event, sender: isOfVisitor ? null : fromAddress };
}

/** The history of a lead in its order. */
export async function readEvents(
  db: Kysely<Database>,
  leadId: string,
): Promise<readonly LeadEvent[]> {
  const { rows } = await sql<EventRow>`
    select line.at, line.kind, line.attempt, case
        when line.kind in ('reply_written', 'reply_taken_back', 'reply_stopped') then reply.body
        when line.kind = 'answered_elsewhere' or starts_with(line.kind, 'called_') then null
        else coalesce(note.body, given.name, nullif(mail.body, ''), mail.subject,
          line.detail) end as detail,
      line.actor_kind as "actorKind", doer.name as by, ${MAILBOX_OF_LEAD} as mailbox,
      case line.kind when 'visitor_wrote' then mail.from_address end as "fromAddress"
    from lead_events line
    join leads on leads.id = line.lead_id
    left join people doer on doer.id = line.person_id
    left join people given on line.kind in ('assigned', 'returned') and given.id::text = line.detail
    left join lead_notes note on note.lead_id = line.lead_id
      and line.kind in ('note_added', 'note_edited') and note.id::text = line.detail
    left join lead_messages mail on mail.lead_id = line.lead_id
      and line.kind in ('visitor_wrote', 'machine_wrote', 'reply_bounced') and mail.id::text = line.detail
    left join lead_replies reply on reply.lead_id = line.lead_id
      and line.kind = 'reply_written' and reply.id::text = line.detail
    where line.lead_id = ${leadId} order by line.id`.execute(db);
  return rows.map(toEvent);
}
