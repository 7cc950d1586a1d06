import type { StockDeskWords } from '#/pages/catalogue/sections/stock-desk.tsx';
import type { StockItem } from '#/pages/catalogue/sections/stock-line.ts';

export type MoneyWords = { readonly locale: string; readonly currency: string };

/** Words of the stock table; `{name}` and the like stand for what the visitor worked on. */
export type StockTableWords = {
  readonly items: readonly StockItem[];
  readonly money: MoneyWords;
  readonly desk: StockDeskWords & {
    readonly notice: {
      readonly out: string;
      readonly more: string;
      readonly line: string;
      readonly none: string;
      readonly calm: string;
    };
    readonly report: {
      readonly title: string;
      readonly onSale: string;
      readonly low: string;
      readonly out: string;
      readonly cost: string;
      readonly kept: string;
    };
  };
  readonly controls: {
    readonly startAgain: string;
    readonly stock: string;
    readonly fewer: string;
    readonly more: string;
    readonly margin: string;
    readonly restock: string;
    readonly buy: string;
  };
  /** What a screen reader hears of a change. */
  readonly said: {
    readonly out: string;
    readonly back: string;
    readonly price: string;
    readonly stock: string;
    readonly startAgain: string;
    readonly report: string;
  };
};

/** Puts words into the `{name}` places of a line. */
export function fillWords(line: string, words: Readonly<Record<string, string | number>>): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place));
}
