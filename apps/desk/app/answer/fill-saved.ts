import {
  fillBlanks,
  findBlanks,
  readReplyBlank,
  REPLY_BLANKS,
  type ReplyBlank,
} from '@high-street/contract';
import type { DeskLead } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import { describeHour } from '#app/parts/describe-moment.ts';
import { plainText } from '#app/parts/plain-text.ts';

/** Before a name that nobody is called by alone. */
const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir)\.?$/i;

/** A saved reply for one lead, and what was put into its blanks. */
export type FilledReply = { readonly text: string; readonly filled: readonly string[] };

/** What somebody is called in a greeting. */
export function greetingName(name: string): string {
  const [first = ''] = name.split(/\s+/u);
  return TITLES.test(first) ? name : first;
}

function describeBooking(at: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(at);
  return `${day.replace(',', '')} at ${describeHour(at, zone)}`;
}

type Services = Pick<DeskServices, 'savedReplies' | 'leadReader' | 'office' | 'clock'>;

/** Fills the blanks of a saved reply from a lead; null where it was removed. */
export async function fillSaved(
  { savedReplies, leadReader, office, clock }: Services,
  { id, contacts }: DeskLead,
  savedId: string,
): Promise<FilledReply | null> {
  const [saved, bookings] = await Promise.all([
    savedReplies.find(savedId),
    leadReader.bookings(id),
  ]);
  if (saved === null) return null;
  const next = bookings.find(({ state, startsAt }) => state === 'booked' && startsAt > clock.now());
  const values: Record<ReplyBlank, string> = {
    name: greetingName(plainText(contacts.contactName ?? '')),
    business: plainText(contacts.storeName ?? ''),
    booking: next === undefined ? '' : describeBooking(next.startsAt, office.timeZone),
  };
  const blanks = findBlanks(saved.body).map(readReplyBlank);
  const used = REPLY_BLANKS.filter((name) => values[name] !== '' && blanks.includes(name));
  return { text: fillBlanks(saved.body, values), filled: used.map((name) => values[name]) };
}
