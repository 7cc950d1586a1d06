import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';

/** What the stock report adds up; money in pence. */
export type StockReport = {
  readonly onSale: number;
  readonly low: number;
  readonly out: number;
  readonly costPence: number;
  /** What is left of the online prices when everything is sold and its cost is paid. */
  readonly keptPence: number;
};

/** Adds up a catalogue as it stands. */
export function countReport(lines: readonly StockLine[]): StockReport {
  const count = (state: StockLine['state']) => lines.filter((line) => line.state === state).length;
  const sum = (perUnit: (line: StockLine) => number) =>
    lines.reduce((total, line) => total + line.stock * perUnit(line), 0);
  return {
    onSale: lines.length - count('out'),
    low: count('low'),
    out: count('out'),
    costPence: sum(({ costPence }) => costPence),
    keptPence: sum(({ costPence, pricePence }) => pricePence - costPence),
  };
}
