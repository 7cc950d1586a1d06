import type { Database } from '@high-street/server';
import { SHOWN_STATE } from '@high-street/server/deliveries';
import { sql, type Kysely } from 'kysely';

import { REPLY } from '#/lead-deliveries.ts';

/** A mail of the same conversation: a reply by its id, or one of the visitor's by its Message-ID. */
export type EarlierMail =
  | { readonly kind: 'reply'; readonly id: string }
  | { readonly kind: 'visitor'; readonly messageId: string };

/** A reply as it leaves. */
export type OutgoingReply = {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
  /** The name of who wrote it; null once they are erased. */
  readonly writer: string | null;
  /** What was said before it was written, after the confirmation, oldest first. */
  readonly earlier: readonly EarlierMail[];
  /** Milliseconds until an earlier reply to the lead is tried that has not left yet; null when all have. */
  readonly waitMs: number | null;
};

type Said = {
  readonly replyId: string | null;
  readonly messageId: string | null;
  readonly waitMs: number | null;
};

/** What machines send is no part of it, nor what never left. */
async function readEarlier(
  db: Kysely<Database>,
  { leadId, at }: { leadId: string; at: Date },
): Promise<Pick<OutgoingReply, 'earlier' | 'waitMs'>> {
  const { rows } = await sql<Said>`
    select "replyId", "messageId", "waitMs" from (
      select lead_replies.created_at as at, lead_replies.id::text as "replyId", null as "messageId",
        case when state <> 'waiting' or resends > 0 then null when leased_until is not null then 0
          else (extract(epoch from next_attempt_at - now()) * 1000)::float8 end as "waitMs"
      from lead_replies join deliveries on deliveries.lead_id = lead_replies.lead_id
        and kind = ${REPLY.kind} and part_id = lead_replies.id and ${SHOWN_STATE} not in ('dead', 'unneeded')
      where lead_replies.lead_id = ${leadId}
      union all
      select found_at, null, message_id, null from lead_messages
      where lead_id = ${leadId} and not is_automatic
    ) as said where at < ${at} order by at`.execute(db);
  const earlier = rows.flatMap(({ replyId, messageId }): EarlierMail[] => {
    if (replyId !== null) return [{ kind: 'reply', id: replyId }];
    return messageId === null ? [] : [{ kind: 'visitor', messageId }];
  });
  const waits = rows.flatMap(({ waitMs }) => waitMs ?? []);
  return { earlier, waitMs: waits.length === 0 ? null : Math.max(0, ...waits) };
}

/** A reply that is to leave; null when it is erased or was taken back. */
export async function findOutgoingReply(
  db: Kysely<Database>,
  replyId: string,
): Promise<OutgoingReply | null> {
  const found = await db
    .selectFrom('lead_replies')
    .leftJoin('people', 'people.id', 'lead_replies.person_id')
    .select(['lead_replies.id', 'lead_replies.lead_id as leadId', 'body', 'people.name as writer'])
    .select(['lead_replies.signature', 'lead_replies.created_at as at'])
    .where('lead_replies.id', '=', replyId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { leadId, at, ...reply } = found;
  return { ...reply, ...(await readEarlier(db, { leadId, at })) };
}
