import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Online ordering and delivery',
  description:
    'An online store under your own name in 24 hours, with no commission per order and your own drivers or a courier.',
} satisfies PageWords;

export const intro = {
  title: 'Launch Your Online Store in 24 Hours', // literal
  lede: 'Orders come straight to your counter, and leave with your own drivers or a courier.',
  ground: 'street-sky',
} satisfies PageIntroWords;
