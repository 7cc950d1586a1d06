import type { HomeHeroWords } from '#/pages/home/sections/home-hero.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Digital Commerce made Simple',
  description:
    'A web and mobile store under your own name for restaurants, shops and farms. No commission per order, just a subscription.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const hero = {
  title: 'Digital Commerce made Simple', // literal
  lede: 'A store of your own on the web and on every phone in the neighbourhood. No commission per order, just a subscription.',
  action: { label: 'Get Started', to: '/onboarding' },
  note: ['7-day free trial.', 'No payment information required.'],
  picture:
    'A high street of small shops. Among them, as tall as a house, stands a phone showing the store of a bakery.',
} satisfies HomeHeroWords;
