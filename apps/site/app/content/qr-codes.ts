import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'QR code promotions',
  description:
    'QR codes in the colours of your shop, made in a drag-and-drop editor and exported in several formats.',
} satisfies PageWords;

export const intro = {
  title: 'Codes that look like your shop',
  lede: 'Draw a code in your own colours, try it on the spot, and print it as large as you like.',
  ground: 'bg',
} satisfies PageIntroWords;
