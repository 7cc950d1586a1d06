import { FIGURES } from '#/content/figures.ts';
import type { PlansWords } from '#/features/plans/plans-words.ts';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Pricing',
  description:
    'Three plans, Basic, Growth and Scale: a subscription instead of a commission on every order.',
} satisfies PageWords;

export const updated = '2026-11-23' satisfies ChangeDate;

export const words = {
  title: 'Pay for the shop, not for every sale',
  lede: 'Aggregators take 15-30% of each order. We take a subscription, and none of your takings.',
  billing: {
    legend: 'Billing period',
    monthly: 'Monthly',
    yearly: 'Yearly',
    badge: FIGURES.yearlySaving,
  },
  cards: {
    legend: 'Plan',
    selected: 'Selected',
    popular: 'Popular',
    everythingIn: 'Everything in',
    actionFor: 'with',
    price: {
      customQuote: 'Custom quote',
      per: { monthly: 'a month', yearly: 'a year' },
      billed: { monthly: 'Billed monthly', yearly: 'Billed yearly' },
      saving: FIGURES.yearlySaving,
    },
  },
  quoted: 'Every plan is quoted to the business: tell us about yours and we send the figure.',
  setupFee: 'A one-time setup fee is separate from the subscription.',
  ledger: {
    title: 'Line by line',
    caption: 'The three plans, line by line',
    yes: 'Included',
    no: 'Not included',
    selected: '(selected)',
  },
  sheet: { heading: 'What it holds', contact: 'Questions? Write to' },
} satisfies PlansWords;
