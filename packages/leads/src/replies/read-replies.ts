import type { Database } from '@high-street/server';
import { NEVER_TRIED, SHOWN_STATE, type ShownState } from '@high-street/server/deliveries';
import { sql, type Kysely } from 'kysely';

import { REPLY } from '#/lead-deliveries.ts';

/** A reply with how far it came. */
export type LeadReply = {
  readonly id: string;
  readonly personId: string;
  readonly body: string;
  /** Below the words: who wrote them. */
  readonly signature: string;
  readonly createdAt: Date;
  /** Until when it can be taken back. */
  readonly leavesAt: Date;
  /** The time until then by the clock of the database, which decides; below 0 once it is over. */
  readonly msLeft: number;
  readonly takenBackAt: Date | null;
  /** Whether its writer can take it back at this moment. */
  readonly isRevocable: boolean;
  /** What sends it; null once it is taken back. */
  readonly delivery: {
    readonly id: string;
    /** Since when it counts: when it was written, or had to be sent again. */
    readonly createdAt: Date;
    readonly state: ShownState;
    readonly attempts: number;
    readonly nextAttemptAt: Date;
    readonly settledAt: Date | null;
    /** What the mail server said when it took it. */
    readonly reply: string | null;
    /** What was said of the last attempt that failed. */
    readonly lastError: string | null;
  } | null;
};

type Delivery = NonNullable<LeadReply['delivery']>;
type StoredReply = Omit<LeadReply, 'delivery'> & {
  readonly [Key in keyof Delivery as `of${Capitalize<Key>}`]: Delivery[Key] | null;
};

function toReply(row: StoredReply): LeadReply {
  const { ofId, ofCreatedAt, ofState, ofAttempts, ofNextAttemptAt, ...others } = row;
  const { ofSettledAt: settledAt, ofReply: reply, ofLastError: lastError, ...written } = others;
  const isWanted =
    ofId !== null &&
    ofCreatedAt !== null &&
    ofState !== null &&
    ofAttempts !== null &&
    ofNextAttemptAt !== null;
  return {
    ...written,
    delivery: isWanted
      ? {
          id: ofId,
          createdAt: ofCreatedAt,
          state: ofState,
          attempts: ofAttempts,
          nextAttemptAt: ofNextAttemptAt,
          settledAt,
          reply,
          lastError,
        }
      : null,
  };
}

/** The replies to a lead in their order, those that were taken back, too. */
export async function readReplies(
  db: Kysely<Database>,
  leadId: string,
): Promise<readonly LeadReply[]> {
  const { rows } = await sql<StoredReply>`
    select lead_replies.id, lead_replies.person_id as "personId", lead_replies.body, lead_replies.signature,
      lead_replies.created_at as "createdAt", leaves_at as "leavesAt",
      (extract(epoch from leaves_at - clock_timestamp()) * 1000)::float8 as "msLeft", taken_back_at as "takenBackAt",
      coalesce(taken_back_at is null and ${NEVER_TRIED}, false) as "isRevocable",
      deliveries.id as "ofId", deliveries.created_at as "ofCreatedAt", ${SHOWN_STATE} as "ofState", attempts as "ofAttempts",
      next_attempt_at as "ofNextAttemptAt", settled_at as "ofSettledAt", reply as "ofReply",
      last_error as "ofLastError"
    from lead_replies left join deliveries on deliveries.lead_id = lead_replies.lead_id
      and deliveries.kind = ${REPLY.kind} and deliveries.part_id = lead_replies.id
    where lead_replies.lead_id = ${leadId}::uuid
    order by lead_replies.created_at, lead_replies.id`.execute(db);
  return rows.map(toReply);
}
