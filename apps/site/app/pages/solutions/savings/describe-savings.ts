import { computeSavings, type SavingsFigures } from './compute-savings.ts';
import { fillLine, outcomeLine, type SavingsWords } from './savings-words.ts';

/** Writes sums of money and the sentences around them. */
export function createTeller({
  money,
  sentence,
  note,
}: Pick<SavingsWords, 'money' | 'sentence' | 'note'>) {
  const format = new Intl.NumberFormat(money.locale, {
    style: 'currency',
    currency: money.currency,
    maximumFractionDigits: 0,
  });

  function describe(lines: SavingsWords['sentence'], figures: SavingsFigures): string {
    const { commission, subscription, difference } = computeSavings(figures);
    return fillLine(outcomeLine(lines, difference), {
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
    symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '',
    /** What came out, for the live region. */
    sentence: (figures: SavingsFigures) => describe(sentence, figures),
    noteLine: (figures: SavingsFigures) => describe(note.line, figures),
  };
}

export type Teller = ReturnType<typeof createTeller>;
