import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Solutions',
  description:
    'What commission, competition and other people’s platforms cost a local shop, and how a store of its own mends it.',
} satisfies PageWords;

export const intro = {
  title: 'Every sale through your own door',
  lede: 'A branded store on web and mobile, with no commission per order. Only a subscription.',
  ground: 'deep',
} satisfies PageIntroWords;
