import type { DeliveryDefinition } from './define-delivery.ts';

/** A delivery that this process has leased for one attempt. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly kind: string;
  readonly leadId: string | null;
  readonly bookingId: string | null;
  readonly payload: Record<string, unknown> | null;
  /** Which attempt this is, the first being 1. */
  readonly attempt: number;
  /** How long ago it was first wanted. */
  readonly ageMs: number;
  /** When its next attempt was due where this one is made out of turn; otherwise null. */
  readonly turn: string | null;
};

/** How an attempt ended. */
export type Outcome =
  /** The receiver has it, and said this. */
  | { readonly kind: 'done'; readonly reply: string }
  /** Worth another attempt, not before the given time has passed. */
  | { readonly kind: 'retry'; readonly reason: string; readonly leastDelayMs?: number }
  /** The receiver will never take it. */
  | { readonly kind: 'dead'; readonly reason: string }
  /** Not tried, so not counted. */
  | { readonly kind: 'postponed'; readonly reason: string; readonly delayMs: number };

/** Makes one attempt; an error that it throws counts as worth another one. */
export type Sender = (delivery: ClaimedDelivery) => Promise<Outcome>;

/** A kind of delivery that a service works on, with what makes an attempt. */
export type DeliveryHandler = DeliveryDefinition & { readonly send: Sender };
