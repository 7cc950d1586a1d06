import type { ReportBandWords } from '#/pages/catalogue/sections/report-band.tsx';
import type { ShelfHeroWords } from '#/pages/catalogue/sections/shelf-hero.tsx';
import type { StockroomWords } from '#/pages/catalogue/sections/stockroom.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Catalogue management',
  description:
    'Upload in bulk or one by one, set prices by margin, and keep stock true in real time, in the shop and online.',
} satisfies PageWords;

export const updated = '2026-11-26' satisfies ChangeDate;

export const hero = {
  title: 'The shelf and the screen agree',
  lede: 'One catalogue for the shop floor and the store online. Sell the last jar once.',
  action: { label: 'Get Started', to: '/onboarding' },
  picture:
    'Three planks of goods, each with its price and how many are left. The eggs have run out, and a card beside them offers to restock.',
} satisfies ShelfHeroWords;

export const stockroom = {
  title: 'A stockroom with the lights on',
  lede: 'Upload one product or a whole aisle. Pictures, prices and stock live in one row.',
  hint: 'Try it: type 0 into a stock box, or buy up the cheddar on the phone.',
  abilities: [
    {
      id: 'upload',
      title: 'Bulk and single product upload',
      text: 'A whole aisle from one list, or one jar at a time.',
    },
    {
      id: 'images',
      title: 'Per-product images and descriptions',
      text: 'Every row has its own picture and its own words.',
    },
    {
      id: 'availability',
      title: 'Real-time availability',
      text: 'What the till sells is gone from the store online.',
    },
    {
      id: 'notifications',
      title: 'Out-of-stock notifications',
      text: 'You hear of the last one before a customer asks.',
    },
    {
      id: 'restock',
      title: 'One-click restock',
      text: 'Back at full count, and back on sale.',
    },
    {
      id: 'adjustment',
      title: 'Manual stock adjustment',
      text: 'Dropped a tray? Type what is left.',
    },
  ],
} satisfies StockroomWords;

export const report = {
  title: 'The stock report is the shelf',
  ability: {
    title: 'Real-time stock reports',
    text: 'Every pile is as tall as its count. What you changed in the stockroom above has changed here too.',
  },
} satisfies ReportBandWords;

export const faqTitle = 'Asked while stocktaking';
