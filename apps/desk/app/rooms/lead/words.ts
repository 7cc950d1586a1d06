import type { AnswerState } from '@high-street/server';

import { STATES as BOOKING_STATES } from '#app/booking-parts/words.ts';

const STATES: Readonly<Record<AnswerState, string>> = {
  new: 'Waiting',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

const REASONS: Readonly<Record<string, string>> = {
  price: 'Price',
  no_answer: 'No answer',
  chose_another: 'Chose another',
  not_a_fit: 'Not a fit',
  withdrawn: 'Withdrawn',
  other: 'Other',
};

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const CALLED = { strong: 'Call added to the history.', rest: '' };

/** What the page of one lead says. */
export const WORDS = {
  leads: 'Leads',
  states: STATES,
  reasons: REASONS,
  bin: 'In the bin',
  quarantine: 'Quarantine',
  lostFor: (reason: string) => `Lost: ${reason.toLowerCase()}`,
  by: (name: string, at: string) => `by ${name}, ${at}`,
  since: (at: string) => `since ${at}`,
  stored: (at: string) => `stored ${at}`,
  again: (stored: string) => `${stored}, answered once`,
  list: { next: 'Next', previous: 'Previous' },
  keys: 'all keys',
  hand: {
    nobody: 'Nobody has it',
    yours: 'Yours',
    with: (name: string) => `With ${name}`,
    since: (at: string) => `since ${at}`,
    until: (at: string) => `It goes back to the queue at ${at} if nothing happens.`,
    untilDay: (at: string) => `It goes back to the queue on ${at} if nothing happens.`,
    take: 'Take it',
    back: 'Hand back',
  },
  marks: {
    won: 'Won',
    lost: 'Lost…',
    elsewhere: 'Answered elsewhere',
    spam: 'Spam',
    new: 'Back to waiting',
  },
  lost: {
    title: (name: string) => `Why is ${name} lost?`,
    legend: 'Reason',
    act: 'Mark as lost',
    keep: 'Leave it',
    choose: 'Choose a reason',
  },
  history: 'History',
  facts: 'Facts',
  groups: {
    reach: 'Reach',
    shop: 'Shop',
    wants: 'Wants',
    from: 'Came from',
    other: 'Also sent',
    news: 'News and offers',
  },
  stopNews: 'Stop news and offers',
  openedFrom: (page: string) => `Opened from ${page}`,
  before: 'Before',
  bookings: {
    title: 'Demo',
    states: BOOKING_STATES,
  },
  deliveries: {
    title: 'Deliveries',
    states: {
      waiting: 'Waiting',
      held: 'Held with the lead',
      done: 'Accepted',
      dead: 'Given up',
      unneeded: 'Not needed',
    },
    next: (at: string) => `next try ${at}`,
    attempts: (count: number) => plural(count, 'attempt', 'attempts'),
    again: 'Send again',
    about: (label: string) => `: ${label}`,
  },
  kept: {
    title: 'In quarantine.',
    line: (at: string) => `Kept since ${at}, so no email has been sent and no clock runs.`,
    until: (day: string) => `It is binned by itself on ${day}.`,
    release: 'Release',
    bin: 'Bin',
  },
  binned: {
    title: 'In the bin.',
    line: (day: string) => `It is erased by itself on ${day}.`,
    restore: 'Restore',
  },
  erase: {
    link: 'Erase this person…',
    title: (name: string) => `Erase ${name}`,
    lede: (email: string) =>
      `Everything stored here under ${email} goes, in the desk and in the emails that wait. It cannot be brought back.`,
    goes: 'Goes',
    stays: 'Stays',
    leads: (count: number) => plural(count, 'lead with its history', 'leads with their history'),
    bookings: (count: number) =>
      plural(count, 'booking, whose time is free again', 'bookings, whose times are free again'),
    mails: (count: number) => plural(count, 'email, sent or waiting', 'emails, sent or waiting'),
    messages: (count: number) =>
      plural(count, 'email that they wrote back', 'emails that they wrote back'),
    notes: (count: number) => plural(count, 'note', 'notes'),
    contacts: (count: number) => plural(count, 'contact: our own copy', 'contacts: our own copies'),
    staying: [
      'The references, with when each was stored and erased',
      'Lines of the audit log: who did what, with nothing of this person',
      'What is kept elsewhere: the contact in a CRM of yours, emails in mailboxes, exported files, older backups. Remove the contact, the emails and the files there',
    ],
    entry: (reference: string, when: string) =>
      `The entry of demo ${reference}, ${when}, in the calendars of the team. Remove it there: nobody is told.`,
    otherDemo: (reference: string) =>
      `Demo ${reference}, booked with another address. Erase that one too if it is theirs`,
    confirm: 'Type the reference to confirm',
    wrong: (reference: string) => `Type ${reference}`,
    changed: {
      strong: 'The address was changed meanwhile, so nothing was erased.',
      rest: (before: string, now: string) =>
        `You were asked about ${before}. It is ${now} now. Look at what goes, and erase it if you mean that.`,
    },
    act: 'Erase for good',
    keep: 'Keep',
  },
  erased: {
    title: 'This lead is gone',
    mark: 'Erased',
    request: (erased: string, stored: string) =>
      `This lead was erased on request on ${erased}. It had been stored on ${stored}.`,
    other: (erased: string, stored: string) =>
      `This lead was removed on ${erased}, as its time was over. It had been stored on ${stored}.`,
    back: 'Go to Leads',
  },
  done: {
    new: { strong: 'Back to waiting.', rest: '' },
    answered: { strong: 'Marked as answered.', rest: '' },
    won: { strong: 'Marked as won.', rest: '' },
    lost: { strong: 'Marked as lost.', rest: '' },
    spam: { strong: 'Marked as spam.', rest: '' },
    taken: { strong: 'Yours now.', rest: '' },
    back: { strong: 'Handed back.', rest: 'Nobody has it now.' },
    noted: { strong: 'Note added.', rest: '' },
    edited: { strong: 'Note saved.', rest: 'What it said before is kept beside it.' },
    called: CALLED,
    'called-on': CALLED,
    released: { strong: 'Released.', rest: 'Its emails are on their way.' },
    binned: { strong: 'Moved to the bin.', rest: 'You can restore it until the bin empties.' },
    restored: { strong: 'Restored.', rest: '' },
    requeued: { strong: 'On its way again.', rest: 'It is tried within seconds.' },
    'news-stopped': {
      strong: 'No more news and offers.',
      rest: 'Every yes of this person is taken back.',
    },
    address: { strong: 'The address is fixed.', rest: 'What was given up goes there now.' },
    'address-only': { strong: 'The address is fixed.', rest: 'There was nothing to send again.' },
    'address-same': { strong: 'On its way again.', rest: 'The address is as it was.' },
    'taken-back': {
      strong: 'Taken back.',
      rest: 'Nothing was sent. Your words are in the form again.',
    },
    resent: { strong: 'On its way again.', rest: 'It is sent within seconds.' },
  },
  missed: {
    'too-late': {
      strong: 'Too late to undo.',
      rest: 'The reply has left. Write again if something was wrong.',
    },
    stopped: {
      strong: 'The visitor has withdrawn this lead.',
      rest: 'Your reply was not sent. Its words are in the history.',
    },
    withdrawn: {
      strong: 'The visitor has withdrawn this lead.',
      rest: 'It does not wait again, as nothing can be sent to it.',
    },
    'address-kept': {
      strong: 'That is its address already.',
      rest: 'There is nothing left to send again.',
    },
    changed: {
      strong: 'Nothing was done.',
      rest: 'The lead was changed meanwhile: look at it again.',
    },
    'other-writer': {
      strong: 'Nothing was saved or sent.',
      rest: 'That page was opened by somebody else. Type it again to write in your name.',
    },
    kept: {
      strong: 'Nothing was marked.',
      rest: 'This lead is in quarantine: release it first.',
    },
    nothing: { strong: 'That is done already: somebody was faster.', rest: '' },
  },
  added: {
    strong: 'Added to the history.',
    marked: (state: string) => `The lead stays marked as ${state.toLowerCase()}.`,
    waiting: 'The lead still waits.',
    kept: 'The lead stays in quarantine.',
  },
  unsent: 'Your unsent reply',
  dead: {
    strong: 'The reply was not accepted, and will not be tried again.',
    bounced: 'The reply was accepted, and then sent back: it did not arrive.',
    rest: 'Fix the address, or call.',
    again: 'Send again',
  },
  given: (name: string) => ({ strong: 'Given.', rest: `${name} has it now.` }),
  held: (name: string) => `${name} has it already.`,
  keptWords: 'What you typed is still here.',
  live: {
    added: 'The history has gained a line.',
    changes: (count: number | 'many', at: string) =>
      `${count === 'many' ? 'Many new lines' : plural(count, 'new line', 'new lines')} since ${at}.`,
    still: 'What you are typing has not moved.',
  },
  answers: { state: 'State', with: 'With', note: 'Note', nobody: 'Nobody' },
} as const;
