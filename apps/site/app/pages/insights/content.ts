import type { FaqWords } from '#/features/faq/faq-words.ts';
import type { ComboBasketsWords } from '#/pages/insights/sections/combo-baskets.tsx';
import type { ForecastHeroWords } from '#/pages/insights/sections/forecast-hero.tsx';
import type { InstrumentHeadWords } from '#/pages/insights/sections/instrument-head.tsx';
import type { PriceLadderWords } from '#/pages/insights/sections/price-ladder.tsx';
import type { TierCoinsWords } from '#/pages/insights/sections/tier-coins.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

const GET_STARTED = { label: 'Get Started', to: '/onboarding' } as const;

export const page = {
  title: 'Data-driven insights',
  description:
    'Sales and order forecasts, competitor prices compared, and customers sorted into Platinum, Gold, Silver and Bronze.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const hero = {
  title: 'Know Saturday by Thursday',
  lede: 'Sales, orders and prices, forecast from your own till.',
  action: GET_STARTED,
  picture:
    'Evening hills shaped like an order curve: a line up to today, Thursday, and dots over the hill ahead, where Saturday is forecast at 152 orders.',
} satisfies ForecastHeroWords;

export const instruments = {
  id: 'forecast',
  title: 'Four instruments, one glance before opening',
  lede: 'Sales forecasting says how much. Order forecasting says how many, and on which day. Turn the weather and see.',
} satisfies InstrumentHeadWords;

export const ladder = {
  head: {
    id: 'prices',
    title: 'Stand on the right rung',
    lede: 'Competitor prices, compared. Yours updates by your rule while you sleep.',
  },
  frame: 'A ladder of prices, cheapest first',
  goods: 'A sourdough loaf, 800 g, this morning.',
  rule: { title: 'Your rule', text: '30p under the supermarket, never under £4.40.' },
  scale: ['£4.00', '£4.20', '£4.40', '£4.60', '£4.80', '£5.00', '£5.20', '£5.40'],
  tags: [
    { rung: 2, price: '£4.20', who: 'Corner shop', kind: 'corner' },
    { rung: 5, price: '£4.50', who: 'You, from 7.02', kind: 'today' },
    { rung: 8, price: '£4.80', who: 'Supermarket', kind: 'supermarket' },
    { rung: 10, price: '£5.00', who: 'You, yesterday', kind: 'yesterday' },
    { rung: 12, price: '£5.20', who: 'Deli on the hill', kind: 'deli' },
  ],
} satisfies PriceLadderWords;

export const coins = {
  head: {
    id: 'tiers',
    title: 'Who keeps the lights on',
    lede: 'Four tiers by lifetime value: all that each customer has spent with you, sorted for you.',
  },
  frame: 'Four tiers of customers, most valuable first',
  tiers: [
    {
      id: 'platinum',
      name: 'Platinum', // literal
      habit: 'Twice a week, and the birthday cake',
      nudge: 'Say thank you, by name.',
    },
    {
      id: 'gold',
      name: 'Gold', // literal
      habit: 'Every Saturday',
      nudge: 'Keep their loaf back.',
    },
    {
      id: 'silver',
      name: 'Silver', // literal
      habit: 'Now and then',
      nudge: 'Give them a reason on a Tuesday.',
    },
    {
      id: 'bronze',
      name: 'Bronze', // literal
      habit: 'One order, worth a nudge',
      nudge: 'Ask them back while they remember.',
    },
  ],
} satisfies TierCoinsWords;

export const baskets = {
  id: 'baskets',
  title: 'They go home together',
  lede: 'Basket analysis finds the pairs. You decide which become a combo offer.',
  action: GET_STARTED,
  picture:
    'Two wicker baskets, bread and cheese where they overlap. A ticket under them says: bought together most Fridays, make it a combo.',
} satisfies ComboBasketsWords;

export const faqSection = {
  title: 'Before you trust a forecast',
  words: {
    copyLink: 'Copy link to this answer',
    copied: 'Link copied',
    groupsLabel: 'Questions by subject',
  },
} satisfies { title: string; words: FaqWords };
