import type { Prices } from '@high-street/owner';

import { computeSavings, type SavingsFigures } from './compute-savings.ts';
import { findScale } from './money-scale.ts';
import { fillLine, outcomeLine, type SavingsWords } from './savings-words.ts';

/** What sums are in: the currency of the owner's prices where its amounts are known, else that of the words. */
function chooseMoney(own: string, prices: Prices | undefined) {
  const scale = prices ? findScale(prices.currency) : null;
  return prices && scale !== null
    ? { currency: prices.currency, scale }
    : { currency: own, scale: 1 };
}

/** Writes sums of money, in the currency of the owner's prices where its amounts are known, and the sentences around them. */
export function createTeller(
  { money, sentence, note, example }: Pick<SavingsWords, 'money' | 'sentence' | 'note' | 'example'>,
  prices: Prices | undefined,
) {
  const { currency, scale } = chooseMoney(money.currency, prices);
  const format = new Intl.NumberFormat(money.locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });

  function describe(lines: SavingsWords['sentence'] | string, figures: SavingsFigures): string {
    const { commission, subscription, difference } = computeSavings(figures);
    return fillLine(typeof lines === 'string' ? lines : outcomeLine(lines, difference), {
      orders: String(figures.ordersPerWeek),
      basket: format.format(figures.averageBasket),
      percent: `${figures.commissionPercent}%`,
      monthly: format.format(figures.monthlySubscription ?? 0),
      commission: format.format(commission),
      subscription: format.format(subscription ?? 0),
      difference: format.format(Math.abs(difference ?? 0)),
    });
  }

  return {
    money: (sum: number) => format.format(sum),
    /** What sums in pounds are multiplied by in this currency. */
    scale,
    symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '',
    /** What came out, for the live region. */
    sentence: (figures: SavingsFigures) => describe(sentence, figures),
    noteLine: (figures: SavingsFigures) => describe(note.line, figures),
    exampleText: (figures: SavingsFigures) => describe(example.text, figures),
  };
}

export type Teller = ReturnType<typeof createTeller>;
