import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Meet our team',
  description: 'Twelve sample cards for the people behind the platform.',
} satisfies PageWords;

export const intro = {
  title: 'Find us in the post room',
  lede: 'Twelve pigeonholes, twelve people. Leave a note in any of them.',
  ground: 'tint-butter',
} satisfies PageIntroWords;
