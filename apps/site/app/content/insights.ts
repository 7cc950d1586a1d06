import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Data-driven insights',
  description:
    'Sales and order forecasts, competitor prices compared, and customers sorted into Platinum, Gold, Silver and Bronze.',
} satisfies PageWords;

export const intro = {
  title: 'Know Saturday by Thursday',
  lede: 'Forecasts of sales and orders, prices compared, and customers sorted by what they are worth to you.',
  ground: 'deep',
} satisfies PageIntroWords;
