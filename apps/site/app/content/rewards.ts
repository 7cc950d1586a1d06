import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Rewards and loyalty',
  description:
    'A branded loyalty app with goals, points, gift vouchers and flat offers that you set yourself.',
} satisfies PageWords;

export const intro = {
  title: 'Turn passers-by into regulars',
  lede: 'A loyalty app with your name on it. You set the goals, the points and the thank-you. One shop has 500 loyalty members.',
  ground: 'band',
} satisfies PageIntroWords;
