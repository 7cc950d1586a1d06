import { WORDS } from './words.ts';

/** What a line is put into words with. */
type Told = {
  readonly detail: string | null;
  readonly person: string | null;
  /** What the delivery is called that it is about. */
  readonly delivery: string | null;
};

const lower = (words: Readonly<Record<string, string>>, key: string | null) =>
  (words[key ?? ''] ?? key ?? '').toLowerCase();

const LEFT: Readonly<Record<string, string>> = {
  visitor: 'further emails of the visitor',
  machine: 'further automatic emails',
  bounce: 'further notices that a reply did not arrive',
};

/** Acts of somebody: the words go on from who it was. */
export const ACTS: Readonly<Record<string, (told: Told) => string>> = {
  marked_new: () => 'put it back to waiting.',
  marked_answered: () => 'marked it as answered.',
  marked_won: () => 'marked it as won.',
  marked_lost: ({ detail }) =>
    detail === null ? 'marked it as lost.' : `marked it as lost: ${lower(WORDS.reasons, detail)}.`,
  marked_spam: () => 'marked it as spam.',
  claimed: () => 'took it.',
  assigned: ({ person }) => `gave it to ${person ?? 'somebody'}.`,
  handed_back: () => 'handed it back.',
  returned: () => 'put it back in the queue after one open hour without activity.',
  note_added: () => 'wrote a note.',
  called_spoke: () => 'called, and spoke to them.',
  called_no_answer: () => 'called. No answer.',
  called_left_word: () => 'called, and left word.',
  called_wrong_number: () => 'called. The number was wrong.',
  reply_taken_back: () => 'took a reply back. Nothing was sent.',
  answered_elsewhere: () => 'answered elsewhere.',
  mails_left: ({ detail }) =>
    `leaves ${LEFT[detail ?? ''] ?? 'further emails'} in the mailbox, as very many came.`,
  address_fixed: () => 'fixed the email address.',
  news_stopped: ({ detail }) => `stopped news and offers to them. The yes was to: ${detail ?? ''}`,
  released: () => 'released it from quarantine.',
  binned: () => 'moved it to the bin.',
  restored: () => 'took it out of the bin.',
  requeued: () => 'had what was given up tried again.',
  resent: ({ delivery }) => `sent it again: ${delivery ?? ''}.`,
};

/** What the visitor did, or one of the team for them; releases and no-shows are always acts of the team. */
export const BOOKING_ACTS: Readonly<Record<string, (times: string) => string>> = {
  booking_made: (times) => `booked a demo: ${times}.`,
  booking_moved: (times) => `moved the demo to ${times}.`,
  booking_released: (times) => `released the demo of ${times}.`,
  booking_cancelled: (times) => `cancelled the demo of ${times}.`,
  booking_no_show: (times) => `noted that nobody came to the demo of ${times}.`,
  booking_no_show_undone: (times) => `took back that nobody came to the demo of ${times}.`,
  booking_linked: (times) => `had booked a demo before: ${times}.`,
};

/** How attempts of each delivery ended. */
export const ATTEMPTS = {
  done: (label: string, attempt: number | null) =>
    `${label} accepted${attempt !== null && attempt > 1 ? `, attempt ${attempt}` : ''}.`,
  failed: (label: string, attempt: number | null, next: string | null) =>
    `${label} not accepted${attempt === null ? '' : `, attempt ${attempt}`}.${next === null ? '' : ` Next try ${next}.`}`,
  dead: (label: string, attempt: number | null) =>
    `${label} given up${attempt === null ? '' : ` after attempt ${attempt}`}. It is not tried again by itself.`,
} as const;

export const HISTORY = {
  stored: 'Stored.',
  storedAs: { Contact: 'Enquiry', Prospect: 'Registration' },
  storedFrom: (kind: string, page: string | null) =>
    page === null ? `${kind}.` : `${kind}, from ${page}.`,
  quarantined: 'Put in quarantine.',
  subjects: {
    command: 'The command',
    service: 'The desk',
    visitor: 'The visitor',
    person: 'Somebody removed',
  },
  you: 'You',
} as const;

/** What spam signals mean, by their codes. */
export type Signs = Readonly<Record<string, string>>;

/** Why a lead was kept, a sentence a sign. */
export function describeSigns(reasons: readonly string[], signs: Signs): readonly string[] {
  return reasons.map((reason) => signs[reason] ?? reason);
}
