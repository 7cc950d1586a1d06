import type {
  GoodsId,
  StockItem,
  StockLine,
  StockState,
} from '#/pages/catalogue/sections/stock-line.ts';

import { MARGIN_MAX, priceFromMargin } from './price-from-margin.ts';

/** The most that can be typed into a stock box. */
export const STOCK_MAX = 999;

/** From here on the report calls an article low. */
const LOW = 10;

/** What a visitor has changed so far; everything else is as the catalogue has it. */
export type StockChanges = {
  readonly stock: Readonly<Partial<Record<GoodsId, number>>>;
  readonly margin: Readonly<Partial<Record<GoodsId, number>>>;
  readonly lastOut: GoodsId | null;
};

export const NO_CHANGES: StockChanges = { stock: {}, margin: {}, lastOut: null };

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.round(value), 0), max);
}

/** Reads what is being typed; null while it is no whole number, so that an empty box sells nothing out. */
export function readCount(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

/** Sets a count by hand, by a sale or by a restock. */
export function changeStock(changes: StockChanges, id: GoodsId, stock: number): StockChanges {
  const count = clamp(stock, STOCK_MAX);
  return {
    ...changes,
    stock: { ...changes.stock, [id]: count },
    lastOut: count === 0 ? id : changes.lastOut,
  };
}

/** Sets the share of the price that is kept. */
export function changeMargin(changes: StockChanges, id: GoodsId, percent: number): StockChanges {
  return { ...changes, margin: { ...changes.margin, [id]: clamp(percent, MARGIN_MAX) } };
}

function stateOf(stock: number): StockState {
  if (stock === 0) return 'out';
  return stock < LOW ? 'low' : 'in';
}

/** The catalogue with the changes in it: counts, prices and what the shop may sell. */
export function listLines(items: readonly StockItem[], changes: StockChanges): StockLine[] {
  return items.map((item) => {
    const stock = changes.stock[item.id] ?? item.stock;
    const marginPercent = changes.margin[item.id] ?? item.marginPercent;
    return {
      ...item,
      stock,
      marginPercent,
      pricePence: priceFromMargin(item.costPence, marginPercent),
      state: stateOf(stock),
    };
  });
}

/** The article a notification speaks of, the one that ran out last before any other; null while none is out. */
export function findNotice(
  lines: readonly StockLine[],
  lastOut: GoodsId | null,
): { readonly line: StockLine; readonly others: number } | null {
  const out = lines.filter(({ state }) => state === 'out');
  const line = out.find(({ id }) => id === lastOut) ?? out[0];
  return line ? { line, others: out.length - 1 } : null;
}
