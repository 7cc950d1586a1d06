import type { PageIntroWords } from '#/sections/page-intro.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Smart booking',
  description:
    'Bookings for tables, chairs, classes and collections, with real-time availability and automated reminders.',
} satisfies PageWords;

export const intro = {
  title: 'Smart Booking System for a Seamless Customer Experience', // literal
  lede: 'Tables, chairs, classes and collections on one ruler.',
  ground: 'tint-sky',
} satisfies PageIntroWords;
