import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Brand marketing',
  description:
    'Write an offer once and send it by e-mail, WhatsApp, SMS, push and social post, with your catalogue attached.',
} satisfies PageWords;

export const intro = {
  title: 'Say it once. Hear it all over town.',
  lede: 'E-mail, WhatsApp, SMS, push and social posts leave from one desk, with your catalogue already attached.',
  ground: 'signal',
} satisfies PageIntroWords;
