import type { FaceName } from '#/art/people/faces.ts';

/** What is on the counter; each has its picture. */
export type GoodId = 'coffee' | 'bun' | 'smoothie' | 'salad' | 'honey' | 'box';

export type RedeemPlace = 'online' | 'till';

/** One thing to buy; its price in pence, so that sums stay exact. */
export type Good = { readonly id: GoodId; readonly name: string; readonly pence: number };

/** An invented regular with the points of the month so far. */
export type Regular = { readonly name: string; readonly face: FaceName; readonly points: number };

/** Words of the counter that can be worked; `{name}` stands for a figure. */
export type CounterWords = {
  readonly money: { readonly locale: string; readonly currency: string };
  /** Follows a number. */
  readonly points: { readonly one: string; readonly other: string };
  readonly rules: {
    readonly label: string;
    readonly perPound: string;
    readonly goal: string;
  };
  readonly goodsTitle: string;
  readonly goods: readonly Good[];
  readonly card: {
    readonly shop: string;
    readonly number: string;
    readonly reached: string;
    readonly prize: readonly [string, string];
    readonly stamps: string;
  };
  readonly voucher: {
    readonly name: string;
    readonly worth: string;
    readonly toGo: string;
    readonly ready: string;
    readonly several: string;
    readonly redeemed: Readonly<Record<RedeemPlace, string>>;
    readonly actions: Readonly<Record<RedeemPlace, string>>;
  };
  readonly board: {
    readonly title: string;
    readonly you: string;
    readonly regulars: readonly Regular[];
    /** Names of the places on the board, first to last. */
    readonly ranks: readonly string[];
  };
  readonly undo: string;
  readonly startAgain: string;
  /** Stands in the place of the controls where no script runs. */
  readonly still: string;
  /** What the till says after each thing that can happen. */
  readonly sentences: {
    readonly start: string;
    readonly buy: string;
    readonly redeem: Readonly<Record<RedeemPlace, string>>;
    readonly perPound: string;
    readonly goal: string;
    readonly undo: string;
    readonly startAgain: string;
    /** Ends every sentence. */
    readonly state: string;
    readonly ready: string;
    readonly several: string;
  };
};

export type CounterBlockWords = {
  readonly title: string;
  readonly lede: string;
  readonly counter: CounterWords;
};

/** Puts figures into the `{name}` places of a line. */
export function fillWords(
  line: string,
  figures: Readonly<Record<string, string | number>>,
): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, key: string) => String(figures[key] ?? place));
}

/** A number of points as it is said: `1 point`, `6 points`. */
export function sayPoints(points: number, words: CounterWords['points']): string {
  return `${points} ${points === 1 ? words.one : words.other}`;
}
