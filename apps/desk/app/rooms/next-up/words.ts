import type { AnswerState } from '@high-street/server';

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** A count as a sentence begins with it, in letters as far as twelve. */
export const count = (value: number) => NUMBERS[value] ?? value.toLocaleString('en-GB');
/** The same further on in a sentence. */
export const countFurther = (value: number) => count(value).toLowerCase();

const are = (value: number) => (value === 1 ? 'is' : 'are');

/** How a lead stays marked that an answer by other means did not mark. */
const STAYS: Readonly<Record<AnswerState, string>> = {
  new: '',
  answered: ', still marked as answered',
  won: ', still marked as won',
  lost: ', still marked as lost',
  spam: ', still marked as spam',
};

const CALLED = 'Call added to the history:';

/** What Next up says. */
export const WORDS = {
  title: 'Next up',
  waiting: (value: number) => `${value.toLocaleString('en-GB')} ${are(value)} waiting.`,
  late: (value: number) => `${count(value)} ${are(value)} late`,
  lateHeld: (name: string) => `, and ${name} has it`,
  read: (day: string, time: string) => `${day}, ${time}.`,
  nobody: 'Nobody is waiting.',
  somebody: 'Somebody',
  kinds: { Contact: 'Enquiry', Prospect: 'Registration' },
  plan: (plan: string) => (plan === 'trial' ? 'Free trial' : `${plan} plan`),
  stored: (at: string) => `stored ${at}`,
  released: (at: string) => `released ${at}`,
  again: 'Answered once',
  answeredOnce: 'answered once',
  said: 'What they wrote',
  silent: 'No message.',
  facts: {
    call: 'Call',
    write: 'Write',
    demo: 'Demo',
    sells: 'Sells',
    from: 'Came from',
    noDemo: 'None booked',
  },
  confirmation: {
    waiting: 'The confirmation is on its way',
    held: 'No confirmation has been sent',
    done: (at: string) => `Confirmation accepted ${at}`,
    dead: 'The confirmation was given up',
    unneeded: 'No confirmation was needed',
  },
  shown: (name: string) => `Shown now: ${name}`,
  history: 'Full history',
  queue: 'Then',
  more: (value: number) => `${value.toLocaleString('en-GB')} more waiting`,
  all: 'All leads',
  answering: (name: string) => `${name} has it`,
  yours: 'You have it',
  none: 'Nobody else is waiting.',
  today: {
    title: 'Today',
    answered: (value: number) => `${value.toLocaleString('en-GB')} answered`,
    waiting: (value: number) => `${value.toLocaleString('en-GB')} waiting`,
    one: (time: string) => ['It took ', time, ' of open time'],
    half: (value: number, time: string) => [
      `Half of the ${countFurther(value)} heard within `,
      time,
      ' of open time',
    ],
    within: (value: number, of: number, target: string) => {
      const some = value === 0 ? 'none' : countFurther(value);
      return `; ${value === of ? 'all' : some} within ${target}.`;
    },
    failed: 'The figures could not be read.',
    stamps: (answered: number, waiting: number) => `${answered} answered, ${waiting} waiting`,
  },
  one: {
    title: 'This one',
    take: 'Take it',
    back: 'Hand back',
    spam: 'Mark spam',
    elsewhere: 'Answered elsewhere',
    nobody: 'Nobody has it yet. Your first act takes it, or the first letter of your reply.',
    yours: (at: string) => `Yours since ${at}`,
    with: (name: string, at: string) => `With ${name} since ${at}`,
    until: (at: string) => `It goes back to the queue at ${at} if nothing happens.`,
    untilDay: (at: string) => `It goes back to the queue on ${at} if nothing happens.`,
  },
  keys: { next: 'Next', previous: 'Previous', all: 'all keys' },
  held: {
    title: 'Everybody who waits is in good hands',
    lines: {
      others: 'Others have them.',
      sent: 'An answer is on its way to each of them.',
      both: 'Others have them, or an answer is on its way to them.',
    },
    rest: 'You can look on, or write to one of them all the same.',
  },
  answered: {
    title: 'All answered',
    picture:
      'A quiet street: the shops are open, and a cat sleeps on the bench beside a cup of tea.',
    some: (value: number) => `${count(value)} heard from you today`,
    half: (value: number) => (value === 1 ? ', after ' : ', half of them within '),
    open: ' of open time.',
    none: 'Everybody who wrote has an answer.',
    next: 'Whoever comes next appears here by itself.',
    read: 'See the answered ones',
    demos: 'See the demos',
    kept: (value: number) =>
      value === 1
        ? 'One is in quarantine and may be a person.'
        : `${count(value)} are in quarantine and may be people.`,
    look: 'Look there',
  },
  shut: {
    title: 'The clock stands still',
    picture: 'The shop at night: its blinds are down and the moon is out.',
    wait: (value: number) => (value === 1 ? 'One is waiting.' : `${count(value)} are waiting.`),
    due: (value: number, { at, isFirst }: { at: string; isFirst: boolean }) => {
      const first = isFirst ? 'The first is' : 'The first for you is';
      return `${value === 1 ? 'It is' : first} due by ${at}; you can answer now, too.`;
    },
    answer: (value: number) => (value === 1 ? 'Answer it now' : 'Answer the first'),
  },
  first: {
    title: 'Nobody has written yet',
    line: 'The forms of the site are open. Write one yourself to see how it arrives here.',
  },
  done: {
    answered: 'Answered:',
    called: CALLED,
    'called-on': CALLED,
    noted: 'Note added:',
    edited: 'Note saved:',
    taken: 'Yours now:',
    back: 'Handed back:',
    spam: 'Marked as spam:',
    won: 'Marked as won:',
    lost: 'Marked as lost:',
    new: 'Back to waiting:',
    sent: 'Your reply is on its way:',
    'taken-back': 'Not sent. Your words are back:',
  },
  missed: {
    'too-late': 'Too late, the reply has left:',
    stopped: 'Withdrawn by the visitor, so your reply was not sent:',
    'other-writer': 'Not saved or sent, as somebody else had opened that page:',
    nothing: 'That was done already:',
    gone: 'No longer waiting:',
  },
  added: (state: AnswerState) => `Added to the history${STAYS[state]}:`,
  given: (name: string) => `Given to ${name}:`,
  hasIt: (name: string) => `${name} has it already:`,
  live: {
    has: (name: string) => `${name} has this lead now.`,
    yours: 'This lead is yours now.',
    here: (at: string) => `This lead has changed since ${at}.`,
    hereStill: 'What you typed has not moved.',
    still: 'What you see has not moved.',
  },
  passkey: {
    strong: 'You have no passkey yet.',
    rest: 'With one, this device lets you in without an email.',
    act: 'Add a passkey',
  },
} as const;
