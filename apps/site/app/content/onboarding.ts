import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Register',
  description:
    'Register your shop in three short steps. A 7-day free trial, with no payment information required.',
} satisfies PageWords;

export const intro = {
  title: "Let's Get Started", // literal
  lede: 'Three short steps, and no payment information at any of them.',
  ground: 'bg',
} satisfies PageIntroWords;
