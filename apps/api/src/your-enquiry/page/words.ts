import type { LeadStatus } from '@high-street/contract';

/** What its visitor calls a lead, which is what they sent. */
export const SENT = {
  Contact: 'enquiry',
  Prospect: 'registration',
} as const satisfies Record<LeadStatus, string>;

type Sent = (typeof SENT)[LeadStatus];

/** What the visitor's page says; times and names come from the lead. */
export const WORDS = {
  title: 'What you sent us',
  skip: 'Skip to the content',
  have: (name: string) => `We have it, ${name}`,
  late: 'Sorry, we are late',
  answered: (name: string) => `We have answered, ${name}`,
  withdrawn: (sent: Sent) => `Your ${sent} is withdrawn`,
  closed: (sent: Sent) => `Your ${sent} is closed`,
  stored: (sent: Sent) => `Your ${sent} is stored.`,
  waiting: (sent: Sent) => `Your ${sent} is stored, and somebody will read it.`,
  isWith: (name: string, sent: Sent, phone: string) =>
    `${name} has your ${sent}. You will hear from them by email or on ${phone}.`,
  lateLine: (time: string) => `You should have heard from us by ${time}.`,
  lateHelp: (email: string) => `If it is pressing, write to ${email}.`,
  answeredLine: (time: string) => `We answered on ${time}, by email or phone.`,
  answeredByMail: (time: string, email: string) =>
    `We answered on ${time}, by email or phone. No email from us at ${email}? Look in your junk folder, too.`,
  closedLine: (email: string) =>
    `If that is wrong, or you would like to talk after all, write to ${email}.`,
  withdrawnLine: (time: string) => `Withdrawn on ${time}. We write no more about it.`,
  withdrawnAgain: 'You can send another whenever you like.',
  booked: (time: string) => `Your demo is booked for ${time}.`,
  hear: (time: string) => `You hear by ${time}`,
  since: (time: string) => `has had it since ${time}`,
  steps: {
    label: 'How far it is',
    sent: 'Sent',
    withSomebody: (name: string) => `With ${name}`,
    read: 'Read',
    hear: 'You hear',
    heard: 'Answered',
    copy: (time: string) => `${time}, copy in your inbox`,
    since: (time: string) => `since ${time}`,
    soon: 'next',
    by: (time: string) => `by ${time}`,
  },
  receipt: {
    sent: (time: string) => `Sent ${time}`,
    corrected: (time: string) => `Corrected ${time}`,
    title: 'What you sent',
    reference: 'Reference',
  },
  acts: {
    book: {
      title: 'Book a time',
      line: 'A demo with us, your details filled in.',
      label: 'Book a time',
    },
    correct: {
      title: 'Correct something',
      line: 'We keep what you wrote first, and see both.',
      label: 'Correct',
    },
    withdraw: {
      title: 'Withdraw it',
      line: 'We stop writing to you about it. You can send another whenever you like.',
      label: 'Withdraw',
    },
    erase: {
      title: 'Erase everything',
      line: 'First we send a code to your address, as emails get passed on.',
      label: 'Erase…',
    },
  },
  news: {
    title: 'News and offers',
    line: (wording: string) => `You said yes to this: “${wording}”`,
    label: 'Stop them',
  },
  keep: 'Whoever has this link can see this page, so keep it to yourself.',
  works: (until: string) => `It works until ${until}, when we erase what is left.`,
  done: {
    corrected: 'Your correction is stored.',
    unchanged: 'Nothing was different, so nothing was changed.',
    newsStopped: 'We send no more news and offers to this email address.',
  },
  correct: {
    title: (sent: Sent) => `Correct your ${sent}`,
    line: 'Change what is wrong. We keep what you wrote first, and see both.',
    email: (sent: Sent) =>
      `Your email address stays: this link was sent to it. For another one, send a new ${sent}.`,
    send: 'Send the correction',
  },
  withdraw: {
    title: (sent: Sent) => `Withdraw your ${sent}?`,
    line: 'We will not write or call about it any more.',
    booked: (time: string) =>
      `Your demo of ${time} stays booked: cancel it by the link in its invitation.`,
    send: 'Withdraw',
  },
  erase: {
    title: 'Erase everything?',
    line: 'We erase everything that this website keeps from your email address: enquiries, registrations, bookings, and what we wrote to each other. Nobody can bring it back.',
    booked: (time: string) =>
      `Your demo of ${time} goes too, and we hear of it. Remove it from your own calendar.`,
    first: 'First we send a code of six digits to the address that you gave us.',
    ask: 'Send me a code',
    codeTitle: 'Type the code',
    sent: 'We have sent a code to the address that you gave us. It works for 15 minutes.',
    code: 'Six-digit code',
    send: 'Erase for good',
    again: 'Send another code',
    tooMany: 'We have sent three codes in the last hour. Use the newest one, or come back later.',
    wrong: (left: number) =>
      left === 0
        ? 'That code does not work any more. Ask for another one.'
        : `That is not the code. You have ${left === 1 ? 'one try' : `${left} tries`} left.`,
    done: 'Everything is erased',
    doneLine:
      'This website keeps nothing from your email address any more, and this link opens nothing from now on. Write to us about copies elsewhere, such as in our mailboxes or our list of customers.',
  },
  keepIt: 'Keep it',
  back: (sent: Sent) => `Back to your ${sent}`,
  nothing: {
    title: 'Nothing to show here',
    line: 'This link does not open an enquiry or registration, or no longer does. Ask for a new one: it goes to the address that you wrote from.',
    send: 'Send me a new link',
  },
  linkSent: {
    title: 'Look in your inbox',
    line: 'If you sent us something from this address, its link is on its way there now.',
  },
  trouble: {
    title: 'Something went wrong. Please try again.',
    again: 'Try again',
    kept: 'What you typed is still in the form.',
  },
  home: { label: 'Back to Home', to: '/' },
  enquire: { label: 'Send an enquiry', to: '/enquiry' },
} as const;
