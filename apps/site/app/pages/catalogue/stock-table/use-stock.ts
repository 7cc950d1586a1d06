import { useMemo, useState, useSyncExternalStore } from 'react';

import type { GoodsId, Money, StockLine } from '#/pages/catalogue/sections/stock-line.ts';

import { createMoney } from './create-money.ts';
import { describeChange, describeReport } from './describe-change.ts';
import {
  changeMargin,
  changeStock,
  listLines,
  NO_CHANGES,
  type StockChanges,
} from './stock-changes.ts';
import { stockStore } from './stock-store.ts';
import type { StockTableWords } from './stock-words.ts';

export type StockView = {
  readonly lines: readonly StockLine[];
  readonly lastOut: GoodsId | null;
  readonly money: Money;
  /** What the last change did, for the live region. */
  readonly message: string;
  readonly setStock: (id: GoodsId, stock: number) => void;
  readonly setMargin: (id: GoodsId, percent: number) => void;
  readonly restock: (id: GoodsId) => void;
  readonly sellOne: (id: GoodsId) => void;
  readonly startAgain: () => void;
};

/** The sample goods with the visitor's changes in them. */
export function useStock(words: StockTableWords): StockView {
  const changes = useSyncExternalStore(stockStore.subscribe, stockStore.get, () => NO_CHANGES);
  const [message, setMessage] = useState('');
  const money = useMemo(() => createMoney(words.money), [words]);
  const lines = listLines(words.items, changes);
  const find = (from: readonly StockLine[], id: GoodsId) => from.find((line) => line.id === id);

  function apply(id: GoodsId, next: StockChanges): void {
    const after = listLines(words.items, next);
    const [from, to] = [find(lines, id), find(after, id)];
    stockStore.set(next);
    if (!from || !to) return;
    const said = describeChange(words.said, money, from, to);
    const hasMoved = from.state !== to.state;
    setMessage(hasMoved ? `${said} ${describeReport(words.said, after)}` : said);
  }

  return {
    lines,
    lastOut: changes.lastOut,
    money,
    message,
    setStock: (id, stock) => apply(id, changeStock(changes, id, stock)),
    setMargin: (id, percent) => apply(id, changeMargin(changes, id, percent)),
    restock: (id) => apply(id, changeStock(changes, id, find(lines, id)?.full ?? 0)),
    sellOne: (id) => apply(id, changeStock(changes, id, (find(lines, id)?.stock ?? 0) - 1)),
    startAgain: () => {
      stockStore.set(NO_CHANGES);
      setMessage(words.said.startAgain);
    },
  };
}
