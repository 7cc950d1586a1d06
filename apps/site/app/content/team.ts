import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Our teams',
  description: 'The teams behind the platform, and what each of them does for your shop.',
} satisfies PageWords;

export const intro = {
  title: 'Ring whichever bell you need',
  lede: 'Seven teams look after one platform. Behind every bell is a person who has heard of your street.',
  ground: 'tint-leaf',
} satisfies PageIntroWords;
