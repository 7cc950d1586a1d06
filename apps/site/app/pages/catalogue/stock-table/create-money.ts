import type { Money } from '#/pages/catalogue/sections/stock-line.ts';

import type { MoneyWords } from './stock-words.ts';

/** Makes the writer of sums in pence. */
export function createMoney({ locale, currency }: MoneyWords): Money {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (pence) => format.format(pence / 100);
}
