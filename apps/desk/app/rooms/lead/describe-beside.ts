import type { DeskLead, LeadBooking, LeadDelivery, LeadRow } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import { describeStart, nameState } from '#app/booking-parts/describe-booking.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { describeLongDay, describeMoment, describeInline } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { withCapital } from '#app/parts/with-capital.ts';
import { describeSigns, HISTORY, type Signs } from './history-words.ts';
import { WORDS } from './words.ts';

const words = WORDS.deliveries;

/**
 * What can be pressed beside a delivery: whatever was given up is tried again, and mails go again once they were accepted.
 * Not so a person's words, which go once, nor what owners hear once a day: these are about a part of the lead.
 */
function actOf(delivery: LeadDelivery, isWithdrawn: boolean) {
  const { state, isToVisitor, isMail, partId } = delivery;
  if (isWithdrawn && isToVisitor) return null;
  if (state === 'dead') return 'requeue';
  return state === 'done' && isMail && partId === null ? 'resend' : null;
}

function noteOf(delivery: LeadDelivery, { now, zone }: WallClock): string | null {
  const { state, attempts, nextAttemptAt } = delivery;
  if (state === 'waiting') {
    const next = words.next(describeInline(nextAttemptAt, now, zone, 'always').words);
    return attempts === 0 ? next : `${words.attempts(attempts)}, ${next}`;
  }
  return state === 'dead' || attempts > 1 ? words.attempts(attempts) : null;
}

/** A delivery as it stands beside the history. */
export function describeDelivery(
  delivery: LeadDelivery,
  { isWithdrawn, now, zone }: WallClock & { isWithdrawn: boolean },
) {
  const { id, kind, label, isToVisitor, state, reply, lastError, resends } = delivery;
  const said = plainText((state === 'done' ? reply : lastError) ?? '');
  return {
    id,
    kind,
    label: withCapital(label),
    isToVisitor,
    state,
    note: noteOf(delivery, { now, zone }),
    /** What the server said last. */
    slip: said === '' ? null : said,
    act: actOf(delivery, isWithdrawn),
    /** How often somebody had it sent again. */
    resends,
  };
}

/** A demo as it stands beside the history at a moment. */
export function describeBookingFact(booking: LeadBooking, { now, zone }: WallClock) {
  const { reference, startsAt } = booking;
  const state = WORDS.bookings.states[nameState(booking, now)];
  return { reference, state, times: describeStart(startsAt, zone) };
}

type RepeatRow = Pick<
  LeadRow,
  'reference' | 'createdAt' | 'kind' | 'state' | 'isQuarantined' | 'isBinned'
>;

/** Another lead of the same person. */
export function describeRepeat(row: RepeatRow, { now, zone }: WallClock) {
  const state = row.isQuarantined ? WORDS.quarantine : WORDS.states[row.state];
  return {
    reference: row.reference,
    at: describeMoment(row.createdAt, now, zone, 'always'),
    kind: HISTORY.storedAs[row.kind],
    state: row.isBinned ? WORDS.bin : state,
  };
}

type KeptParts = WallClock & { readonly signs: Signs } & Pick<
    DeskServices,
    'findBinEnd' | 'findQuarantineEnd'
  >;

/** Why, since when and until when it is in quarantine, and until when in the bin; null for never. */
export function describeKept(
  lead: Pick<
    DeskLead,
    'quarantinedFor' | 'quarantinedAt' | 'createdAt' | 'binnedAt' | 'answerState'
  >,
  { now, zone, signs, findBinEnd, findQuarantineEnd }: KeptParts,
) {
  const { quarantinedFor, quarantinedAt, createdAt, binnedAt, answerState } = lead;
  // What is marked as spam as well is in no room where somebody would judge it, and stays.
  const until = quarantinedAt && answerState === 'new' && findQuarantineEnd(quarantinedAt, now);
  return {
    kept: quarantinedFor && {
      reasons: describeSigns(quarantinedFor, signs),
      at: describeInline(createdAt, now, zone, 'always').words,
      until: until ? describeLongDay(until, zone) : null,
    },
    binned: binnedAt && { until: describeLongDay(findBinEnd(binnedAt), zone) },
  };
}
