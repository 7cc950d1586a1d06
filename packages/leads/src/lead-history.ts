import type { LostReason } from '@high-street/contract';

import { ALL_LEAD_DELIVERIES } from './lead-deliveries.ts';

import type { LeadEvent } from './lead-events.ts';

/** What each kind of event is called for people; others are shown as they are stored. */
const NAMES: Readonly<Record<string, string>> = {
  stored: 'stored',
  quarantined: 'put in quarantine',
  released: 'taken out of quarantine',
  requeued: 'to be delivered again',
  resent: 'to be sent once more',
  marked_new: 'marked new',
  marked_answered: 'marked answered',
  marked_won: 'marked won',
  marked_lost: 'marked lost',
  marked_spam: 'marked spam',
  claimed: 'taken',
  assigned: 'given to somebody',
  handed_back: 'handed back',
  returned: 'back in the queue, as nothing was done by',
  note_added: 'note',
  note_edited: 'note changed, now',
  called_spoke: 'called and spoken to',
  called_no_answer: 'called, no answer',
  called_left_word: 'called, word left',
  called_wrong_number: 'called, wrong number',
  answered_elsewhere: 'answered elsewhere',
  reply_written: 'reply written',
  reply_taken_back: 'reply taken back',
  reply_stopped: 'reply not sent, as the visitor withdrew',
  visitor_wrote: 'mail of the visitor',
  machine_wrote: 'mail of a machine',
  reply_bounced: 'reply not delivered',
  mails_left: 'further mails left in the mailbox',
  corrected: 'corrected',
  address_fixed: 'email address fixed',
  withdrawn: 'withdrawn',
  news_stopped: 'news and offers stopped',
  binned: 'put in the bin',
  restored: 'taken out of the bin',
  ...Object.fromEntries(
    ALL_LEAD_DELIVERIES.flatMap(({ kind, label }) => [
      [`${kind}_done`, `${label} accepted`],
      [`${kind}_failed`, `${label} not accepted`],
      [`${kind}_dead`, `${label} given up`],
    ]),
  ),
  booking_made: 'booking made',
  booking_moved: 'booking moved',
  booking_released: 'booking released',
  booking_cancelled: 'booking cancelled',
  booking_no_show: 'nobody came to the booking',
  booking_no_show_undone: 'no-show taken back',
  booking_linked: 'demo booked before',
};

/** Each kind of event that can be in the history of a lead. */
export const LEAD_EVENT_KINDS: readonly string[] = Object.keys(NAMES);

/** What each reason for losing a lead is called. */
export const LOST_REASON_NAMES: Readonly<Record<LostReason, string>> = {
  price: 'price',
  no_answer: 'no answer',
  chose_another: 'chose another',
  not_a_fit: 'not a fit',
  withdrawn: 'withdrawn',
  other: 'other',
};

/** What other details of a kind are called; those that are not here are shown as they are stored. */
const DETAILS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  marked_lost: LOST_REASON_NAMES,
  mails_left: {
    visitor: 'those of the visitor',
    machine: 'those of machines',
    bounce: 'those that say of a reply that it did not arrive',
  },
  resent: Object.fromEntries(ALL_LEAD_DELIVERIES.map(({ kind, label }) => [kind, label])),
};

/** Whose act it was, for those that were somebody's. */
function writeDoer({ actorKind, by }: LeadEvent): string {
  switch (actorKind) {
    case 'person':
      return ` by ${by ?? 'somebody who was erased'}`;
    case 'command':
      return ' by command';
    case 'visitor':
      return ' by the visitor';
    case 'service':
    case null:
      return '';
  }
}

/** What happened: an act and whose it was, or a mail and whose it was. */
function writeWhat(event: LeadEvent): string {
  const { kind, attempt, sender } = event;
  if (sender !== null) return `mail about the lead from ${sender}`;
  const which = attempt === null ? '' : ` (attempt ${attempt})`;
  return `${NAMES[kind] ?? kind.replaceAll('_', ' ')}${which}${writeDoer(event)}`;
}

/** One event as a line: when, what, which attempt, by whom, and what was said. */
export function historyLine(event: LeadEvent): string {
  const { at, kind } = event;
  const detail = DETAILS[kind]?.[event.detail ?? ''] ?? event.detail;
  const moment = at.toISOString().slice(0, 19).replace('T', ' ');
  return `${moment} UTC  ${writeWhat(event)}${detail ? `: ${detail}` : ''}`;
}
