import type { PigeonholesWords } from '#/pages/meet-our-team/sections/pigeonholes.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Meet our team',
  description: 'Twelve sample cards for the people behind the platform, until their names are in.',
} satisfies PageWords;

export const experts = {
  title: 'Find us in the post room',
  lede: 'Twelve pigeonholes for twelve people. These cards are samples until the names are in.',
  count: 12,
  card: {
    name: 'Expert name',
    title: 'Title',
    location: 'Town, country',
    description: 'A line or two on what they look after.',
    skills: ['Skill one', 'Skill two'],
    isSample: true,
  },
} satisfies PigeonholesWords;
