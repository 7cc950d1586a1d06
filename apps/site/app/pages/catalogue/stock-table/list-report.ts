import type { ReportEntry } from '#/pages/catalogue/sections/stock-desk.tsx';
import type { Money, StockLine } from '#/pages/catalogue/sections/stock-line.ts';

import { countReport } from './stock-report.ts';
import type { StockTableWords } from './stock-words.ts';

/** The report as it is read, entry by entry. */
export function listReport(
  words: StockTableWords['desk']['report'],
  money: Money,
  lines: readonly StockLine[],
): ReportEntry[] {
  const { onSale, low, out, costPence, keptPence } = countReport(lines);
  return [
    { id: 'on-sale', label: words.onSale, value: String(onSale) },
    { id: 'low', label: words.low, value: String(low) },
    { id: 'out', label: words.out, value: String(out) },
    { id: 'cost', label: words.cost, value: money(costPence) },
    { id: 'kept', label: words.kept, value: money(keptPence) },
  ];
}
