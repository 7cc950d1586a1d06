import type { ArchivedDelivery } from '@high-street/server/deliveries';

import { plainText } from '#app/parts/plain-text.ts';
import { describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import type { Moment } from '#app/parts/when.tsx';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { withCapital } from '#app/parts/with-capital.ts';
import { WORDS } from './words.ts';

/** A delivery in words. */
export type DeliveryRow = {
  readonly id: string;
  readonly name: string;
  /** Where the lead or the booking is; null where there is none to open. */
  readonly to: string | null;
  readonly reference: string | null;
  readonly what: string;
  /** How often it was tried. */
  readonly attempts: string;
  /** When it was given up or accepted, or is tried next; null while it is being tried or due. */
  readonly at: Moment | null;
  /** The words of whoever was asked, whole. */
  readonly said: string | null;
  /** Whether somebody can have it tried before its time. */
  readonly canHasten: boolean;
  /** Whether somebody can have it sent again. */
  readonly canSendAgain: boolean;
};

/** What is put before the words of the last answer when the time for a delivery was over. */
const GIVEN_UP = 'given up: ';

const ROOMS = { lead: '/leads', booking: '/bookings' } as const;

function subjectOf({ about, reference, name }: ArchivedDelivery) {
  if (about === null) return { name: name ?? WORDS.about.none, to: null, reference: null };
  if (about === 'trial') return { name: WORDS.about.trial, to: null, reference };
  return {
    name: plainText(name ?? '') || WORDS.about.unnamed,
    to: `${ROOMS[about]}/${reference}`,
    reference,
  };
}

/** What a server said, where it said anything. */
const saidBy = (words: string | null) => plainText(words ?? '') || null;

const isTired = ({ lastError }: ArchivedDelivery) => lastError?.startsWith(GIVEN_UP) ?? false;

/** Whether the address itself was refused, so that another attempt at it ends the same way. */
export function isRefusedAddress(delivery: ArchivedDelivery): boolean {
  return delivery.isToVisitor && delivery.about !== 'trial' && !isTired(delivery);
}

/** A dead letter in words. */
export function describeDead(delivery: ArchivedDelivery, { now, zone }: WallClock): DeliveryRow {
  const { id, label, attempts, settledAt, lastError, isUnwanted } = delivery;
  return {
    id,
    ...subjectOf(delivery),
    what: withCapital(label),
    attempts: isTired(delivery) ? WORDS.dead.tired(attempts) : WORDS.dead.refused(attempts),
    at: settledAt && describeMoment(settledAt, now, zone),
    said: saidBy(isTired(delivery) ? (lastError?.slice(GIVEN_UP.length) ?? null) : lastError),
    canHasten: false,
    canSendAgain: !isUnwanted,
  };
}

function countAttempts(
  { attempts, createdAt, isUnderWay }: ArchivedDelivery,
  { now, zone }: WallClock,
): string {
  if (isUnderWay) return WORDS.waiting.underWay;
  if (attempts === 0) return WORDS.waiting.untried;
  return WORDS.waiting.tried(attempts, describeInline(createdAt, now, zone).words);
}

/** What waits, in words. */
export function describeWaiting(delivery: ArchivedDelivery, { now, zone }: WallClock): DeliveryRow {
  const { id, label, nextAttemptAt, lastError, isUnderWay, isScheduled } = delivery;
  const isDue = isUnderWay || nextAttemptAt.getTime() <= now.getTime();
  return {
    id,
    ...subjectOf(delivery),
    what: withCapital(label),
    attempts: countAttempts(delivery, { now, zone }),
    at: isDue ? null : describeMoment(nextAttemptAt, now, zone),
    said: saidBy(lastError),
    canHasten: !isDue && !isScheduled,
    canSendAgain: false,
  };
}

/** What was accepted, in words. */
export function describeAccepted(
  delivery: ArchivedDelivery,
  { now, zone }: WallClock,
): DeliveryRow {
  const { id, label, attempts, settledAt, reply } = delivery;
  return {
    id,
    ...subjectOf(delivery),
    what: withCapital(label),
    attempts: WORDS.accepted.attempts(attempts),
    at: settledAt && describeMoment(settledAt, now, zone),
    said: saidBy(reply),
    canHasten: false,
    canSendAgain: false,
  };
}
