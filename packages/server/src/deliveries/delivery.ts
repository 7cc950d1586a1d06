import type { DeliveryKind } from '#/database/schema.ts';

/** A delivery that this process has to itself for one attempt. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly leadId: string | null;
  readonly bookingId: string | null;
  readonly payload: Record<string, unknown> | null;
  /** Which attempt this is, the first being 1. */
  readonly attempt: number;
  /** How long ago it was first wanted. */
  readonly ageMs: number;
  /** Whether it was tried before and its next attempt is not due yet. */
  readonly isOutOfTurn: boolean;
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

/** How a delivery stands. */
export type Standing = 'waiting' | 'held' | 'done' | 'dead';
