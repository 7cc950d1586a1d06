import type { MarginPricerWords } from '#/pages/catalogue/stock-table/margin-pricer.tsx';

import { stock } from './stock.ts';

export const pricing = {
  title: 'Price it from the margin',
  ability: {
    title: 'Online stock and margin-based online prices',
    text: 'Tell it what you paid and what you want to keep, and the online price follows. The online stock is your own count.',
  },
  goods: 'Wildflower honey',
  money: stock.money,
  labels: { cost: 'What it costs you', margin: 'What you keep' },
  ticket: { cost: 'Costs {cost}', kept: '{margin} yours' },
  result: '{kept} of every {price} jar is yours.',
} as const satisfies MarginPricerWords;
