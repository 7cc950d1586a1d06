import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Growth for local business',
  description:
    'Online sales tools, marketing, rewards and data analytics for restaurants, shops and farms.',
} satisfies PageWords;

export const intro = {
  title: 'Your Local Business Deserves Big-Business Growth Power', // literal
  lede: 'Online sales, marketing, rewards and data for the shop at the end of the street.',
  ground: 'street-sky',
} satisfies PageIntroWords;
