import type { Transaction } from 'kysely';

import type { Database } from '#/database/schema.ts';

import type { DeliveryDefinition } from './define-delivery.ts';

/** A delivery that this process has leased for one attempt. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly kind: string;
  readonly leadId: string | null;
  readonly bookingId: string | null;
  /** Which part of its record it is about, such as one of several replies. */
  readonly partId: string | null;
  readonly payload: Record<string, unknown> | null;
  /** Which attempt this is, the first being 1. */
  readonly attempt: number;
  /** How long ago it was first wanted. */
  readonly ageMs: number;
  /** When its next attempt was due where this one is made out of turn; otherwise null. */
  readonly turn: string | null;
  /** How often it was accepted and then sent again. */
  readonly resends: number;
};

/** How an attempt ended. */
export type Outcome =
  /** The receiver has it, and said this. */
  | { readonly kind: 'done'; readonly reply: string }
  /** Nothing was sent, as nobody needs it any more. */
  | { readonly kind: 'unneeded'; readonly reason: string }
  /** Worth another attempt, not before the given time has passed. */
  | { readonly kind: 'retry'; readonly reason: string; readonly leastDelayMs?: number }
  /** The receiver will never take it. */
  | { readonly kind: 'dead'; readonly reason: string }
  /** Not tried, so not counted. */
  | { readonly kind: 'postponed'; readonly reason: string; readonly delayMs: number };

/** What came of an attempt that failed outside, and may not the next time. */
export function toRetry(error: unknown): Outcome {
  return { kind: 'retry', reason: error instanceof Error ? error.message : String(error) };
}

/** Makes one attempt. What fails outside is an outcome; what it throws is ours, so that nothing was tried where the database is away. */
export type Sender = (delivery: ClaimedDelivery) => Promise<Outcome>;

/** What else is true once the receiver has it; it is written together with that, or neither is. The delivery's lead is locked. */
export type Follow = (trx: Transaction<Database>, delivery: ClaimedDelivery) => Promise<void>;

/** A kind of delivery that a service works on, with what makes an attempt and perhaps what follows from success. */
export type DeliveryHandler = DeliveryDefinition & {
  readonly send: Sender;
  readonly onDone?: Follow;
};
