import type {
  EnquiryFormWords,
  LeadFormWords,
  ReceiptWords,
} from '#/features/lead-form/form-words.ts';
import type { EnquiryCounterWords } from '#/sections/enquiry-counter.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Get in touch',
  description:
    'Send a note to our team: a question about your shop, your menu or your farm gate. A person reads every one.',
} satisfies PageWords;

export const updated = '2026-11-21' satisfies ChangeDate;

export const heading = {
  title: 'GET IN TOUCH WITH OUR TEAM', // literal
  lede: 'Tell us about the shop. A person reads every note.',
};

/** Lines that both forms show. */
export const formLines = {
  suggestion: 'Did you mean',
  otherNumber: {
    question: 'No ten-digit number?',
    demo: 'Book a demo',
    or: 'or',
    write: 'write to us',
  },
  characters: { of: 'of', unit: 'characters' },
  restored: {
    notice: 'What you typed before is still here.',
    startAgain: 'Start again',
  },
  kept: {
    online: 'Nothing you typed is lost. You can send it again.',
    offline:
      'You seem to be offline. What you typed is kept: send it again when the connection is back.',
  },
  submit: 'Submit', // literal
  submitting: 'Submitting...', // literal
  privacy: {
    text: 'We use these details to answer you, and for nothing else.',
    link: { label: 'Privacy Policy', to: '/doc/privacy-policy.pdf' },
  },
  trap: 'Leave this empty',
} satisfies LeadFormWords;

export const form = {
  ...formLines,
  labels: {
    contactName: 'Name',
    email: 'Email',
    country: 'Country code',
    phoneNumber: 'Phone',
    storeName: 'Company',
    message: 'Message',
  },
  booking: { label: 'Your demo, sent along with your message', remove: 'Remove' },
} satisfies EnquiryFormWords;

export const receipt = {
  labels: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company' },
  copy: 'A copy is on its way to your inbox.',
  stamp: 'THANK YOU',
  again: 'Send another',
  home: { label: 'Back to Home', to: '/' },
} satisfies ReceiptWords;

export const counter = {
  line: 'Somebody is always in',
  highlight: 'Support 24/7',
} satisfies EnquiryCounterWords;
