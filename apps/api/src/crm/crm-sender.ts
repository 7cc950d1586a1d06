import { readRetryAfter } from '@high-street/contract';
import { keepContactOf, type CrmPayload } from '@high-street/leads';
import type { Clock, Database } from '@high-street/server';
import {
  type ClaimedDelivery,
  type Outcome,
  type Sender,
  toRetry,
} from '@high-street/server/deliveries';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Breaker } from './breaker-store.ts';
import type { CrmAnswer, PostToCrm } from './crm-client.ts';

/** Too many calls, or a request that came too slowly: worth another attempt although they begin with 4. */
const WORTH_ANOTHER = [408, 425, 429];
/** A CRM that asks for more is asked again after this anyway. */
const LONGEST_REST_MS = 24 * 60 * 60 * 1_000;

/** What it takes to keep the CRM in step. */
export type CrmSenderParts = {
  readonly db: Kysely<Database>;
  /** Absent while no CRM is configured; contacts are then kept here alone. */
  readonly post: PostToCrm | null;
  readonly breaker: Breaker;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

function outcomeOf(answer: CrmAnswer, now: Date): Outcome {
  const { status, text, retryAfter } = answer;
  const said = `${status} ${text}`.trim();
  if (status >= 200 && status < 300) return { kind: 'done', reply: said };
  if (status < 500 && !WORTH_ANOTHER.includes(status)) return { kind: 'dead', reason: said };
  const leastDelayMs = Math.min(readRetryAfter(retryAfter, now), LONGEST_REST_MS);
  return { kind: 'retry', reason: said, leastDelayMs };
}

/** The sender that creates or updates the contact of a lead, here and in the CRM. */
export function createCrmSender(parts: CrmSenderParts): Sender {
  const { db, post, breaker, clock, log } = parts;

  /** What is to be told of a delivery, or why nothing is. */
  async function prepare(delivery: ClaimedDelivery): Promise<CrmPayload | 'erased' | 'overtaken'> {
    const { id, kind, leadId, payload } = delivery;
    if (leadId !== null) return keepContactOf(db, { id, kind, leadId });
    // That of a call without a lead was kept as the call came; the row goes with whoever is erased.
    const row = await db
      .selectFrom('deliveries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return (row && payload) ?? 'erased';
  }

  async function call(messageId: string, payload: CrmPayload, send: PostToCrm): Promise<Outcome> {
    const restLeft = await breaker.restLeft();
    if (restLeft > 0) {
      return {
        kind: 'postponed',
        reason: 'the circuit breaker for the CRM is open',
        delayMs: restLeft,
      };
    }
    const outcome = await send(messageId, payload).then(
      (answer) => outcomeOf(answer, clock.now()),
      toRetry,
    );
    try {
      await (outcome.kind === 'retry' ? breaker.noteFailure() : breaker.noteSuccess());
    } catch (error) {
      // What the CRM said is known, whether or not the database can count it.
      log.warn({ err: error }, 'how a call to the CRM ended was not counted');
    }
    return outcome;
  }

  return async (delivery) => {
    const payload = await prepare(delivery);
    if (payload === 'overtaken') {
      return { kind: 'unneeded', reason: 'a newer lead of this address has told it' };
    }
    if (payload === 'erased') return { kind: 'dead', reason: 'the person is erased' };
    if (!post) return { kind: 'done', reply: 'kept here, since no CRM is configured' };
    // The id of the message stays the same, so that the receiver knows a repeat for one.
    return call(`msg_${delivery.id}`, payload, post);
  };
}
