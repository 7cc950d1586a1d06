import { formLines } from '#/content/lead-form.ts';
import type { EnquiryFormWords, ReceiptWords } from '#/features/lead-form/form-words.ts';
import type { EnquiryCounterWords } from '#/pages/enquiry/sections/enquiry-counter.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Get in touch',
  description:
    'Send a note to our team: a question about your shop, your menu or your farm gate. A person reads every one.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const heading = {
  title: 'GET IN TOUCH WITH OUR TEAM', // literal
  lede: 'Tell us about the shop. A person reads every note.',
};

export const form = {
  ...formLines,
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
