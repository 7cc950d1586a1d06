import type { Money, StockLine } from '#/pages/catalogue/sections/stock-line.ts';

import { countReport } from './stock-report.ts';
import { fillWords, type StockTableWords } from './stock-words.ts';

/** Says in plain words what one change to an article did; empty where it did nothing. */
export function describeChange(
  words: StockTableWords['said'],
  money: Money,
  before: StockLine,
  after: StockLine,
): string {
  const { name, stock, pricePence, costPence } = after;
  const price = { price: money(pricePence), kept: money(pricePence - costPence) };
  if (before.pricePence !== pricePence) return fillWords(words.price, { name, ...price });
  if (before.stock === stock) return '';
  if (after.state === 'out') return fillWords(words.out, { name });
  if (before.state === 'out') return fillWords(words.back, { name, stock });
  return fillWords(words.stock, { name, stock });
}

/** Says how the report stands. */
export function describeReport(
  words: StockTableWords['said'],
  lines: readonly StockLine[],
): string {
  const { onSale, out } = countReport(lines);
  return fillWords(words.report, { onSale, out });
}
