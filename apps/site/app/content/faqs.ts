import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Questions and answers',
  description:
    'Answers about ordering, delivery, payments, marketing, rewards, bookings, insights and plans.',
} satisfies PageWords;

export const intro = {
  title: 'Fair questions, straight answers',
  lede: 'Everything people ask us at the counter, sorted by what they came in for.',
  ground: 'sunk',
} satisfies PageIntroWords;
