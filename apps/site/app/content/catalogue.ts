import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Catalogue management',
  description:
    'Upload in bulk or one by one, set prices by margin, and keep stock true in real time, in the shop and online.',
} satisfies PageWords;

export const intro = {
  title: 'The shelf and the screen agree',
  lede: 'Upload one product or a whole aisle. Pictures, prices and stock live in one row.',
  ground: 'tint-leaf',
} satisfies PageIntroWords;
