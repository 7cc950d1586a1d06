import { brandMarketingFaq } from '#/content/faq/brand-marketing.ts';
import { catalogueFaq } from '#/content/faq/catalogue.ts';
import { homeFaq } from '#/content/faq/home.ts';
import { insightsFaq } from '#/content/faq/insights.ts';
import { orderingFaq } from '#/content/faq/ordering.ts';
import { qrCodesFaq } from '#/content/faq/qr-codes.ts';
import { rewardsFaq } from '#/content/faq/rewards.ts';
import { smartBookingFaq } from '#/content/faq/smart-booking.ts';
import type { FaqTopic } from '#/features/faq/faq-group.ts';
import type { FaqBrowserWords } from '#/features/faq/faq-words.ts';
import type { AskLineWords } from '#/pages/faqs/sections/ask-line.tsx';
import type { FaqsHeroWords } from '#/pages/faqs/sections/faqs-hero.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Questions and answers',
  description:
    'Answers about ordering, delivery, payments, marketing, rewards, bookings, insights and plans.',
} satisfies PageWords;

export const updated = '2026-11-30' satisfies ChangeDate;

export const hero = {
  title: 'Fair questions, straight answers',
  lede: 'Everything people ask us at the counter, sorted by what they came in for.',
  board: {
    heading: ['Today’s', 'questions'],
    lines: [
      { question: 'How fast?', answer: '24 hours' },
      { question: 'Cut per order?', answer: 'None' },
      { question: 'Trial?', answer: '7 days' },
      { question: 'Technical?', answer: 'Not at all' },
    ],
    label:
      'A chalk board with today’s questions. How fast? 24 hours. Cut per order? None. Trial? 7 days. Technical? Not at all.',
  },
} satisfies FaqsHeroWords;

/** Every question of the site, once. */
export const topics = [
  {
    id: 'basics',
    title: 'The basics',
    groups: [{ id: 'faq-basics', title: 'The basics', items: homeFaq.items }],
  },
  { id: 'online-ordering', title: 'Online ordering', groups: orderingFaq },
  { id: 'insights', title: 'Insights', groups: insightsFaq },
  { id: 'brand-marketing', title: 'Brand marketing', groups: [brandMarketingFaq] },
  { id: 'rewards', title: 'Rewards and loyalty', groups: [rewardsFaq] },
  { id: 'booking', title: 'Smart booking', groups: [smartBookingFaq] },
  { id: 'catalogue', title: 'Catalogue management', groups: [catalogueFaq] },
  { id: 'qr-codes', title: 'QR code promotions', groups: [qrCodesFaq] },
] as const satisfies readonly FaqTopic[];

export const browser = {
  copyLink: 'Copy link to this answer',
  copied: 'Link copied',
  groupsLabel: 'Questions by subject',
  filterLabel: 'Find a question',
  filterHint: 'drivers, trial, wallets…',
  count: { one: 'question', other: 'questions' },
  nothing: {
    title: 'Nobody has asked us that yet',
    line: 'Try another word, or be the first: put it to us and a person will answer.',
    action: { label: 'Ask us', to: '/enquiry' },
  },
} satisfies FaqBrowserWords;

export const ask = {
  title: 'Yours not on the board?',
  line: 'Ask it in your own words. There is no wrong way to put it.',
  action: { label: 'Ask us', to: '/enquiry' },
} satisfies AskLineWords;
