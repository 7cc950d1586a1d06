import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Pricing',
  description:
    'Three plans, Basic, Growth and Scale: a subscription instead of a commission on every order.',
} satisfies PageWords;

export const intro = {
  title: 'Pay for the shop, not for every sale',
  lede: 'Aggregators take 15-30% of each order. We take a subscription, and none of your takings.',
  ground: 'bg',
} satisfies PageIntroWords;
