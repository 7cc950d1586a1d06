import { useMemo, useState, useSyncExternalStore } from 'react';

import type { GoodsId, StockLine } from '#/pages/catalogue/sections/stock-line.ts';

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

/** The sample goods with the visitor's changes in them. */
export function useStock(words: StockTableWords) {
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
    /** What the last change did, for the live region. */
    message,
    setStock: (id: GoodsId, stock: number) => apply(id, changeStock(changes, id, stock)),
    setMargin: (id: GoodsId, percent: number) => apply(id, changeMargin(changes, id, percent)),
    restock: (id: GoodsId) => apply(id, changeStock(changes, id, find(lines, id)?.full ?? 0)),
    sellOne: (id: GoodsId) =>
      apply(id, changeStock(changes, id, (find(lines, id)?.stock ?? 0) - 1)),
    startAgain: () => {
      stockStore.set(NO_CHANGES);
      setMessage(words.said.startAgain);
    },
  };
}
