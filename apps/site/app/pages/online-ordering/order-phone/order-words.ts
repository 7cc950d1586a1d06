import type { FoodId } from './dish-picture.tsx';
import type { OrderSetup } from './order-state.ts';
import type { MenuItem, OrderWay } from './order-sums.ts';

/** A dish of the sample store with its picture. */
export type Dish = MenuItem & { readonly food: FoodId };

export type WayWords = OrderWay & {
  readonly label: string;
  readonly waiting: string;
  readonly ready: string;
};

/** Words and sample data of the store that can be ordered from; `{…}` are filled in. */
export type OrderPhoneWords = Omit<OrderSetup, 'menu' | 'ways'> & {
  readonly shop: string;
  readonly hours: string;
  readonly menu: readonly Dish[];
  readonly menuLabel: string;
  readonly more: string;
  readonly fewer: string;
  readonly waysLegend: string;
  readonly ways: readonly WayWords[];
  readonly free: string;
  readonly basket: string;
  readonly basketEmpty: string;
  /** In the place of the sums, right after an order. */
  readonly sent: string;
  readonly fee: string;
  readonly total: string;
  readonly place: string;
  readonly board: string;
  readonly turn: { readonly ready: string; readonly back: string; readonly of: string };
  readonly stamp: { readonly fresh: string; readonly ready: string };
  readonly again: string;
  readonly said: {
    readonly changed: string;
    readonly emptied: string;
    readonly empty: string;
    readonly printed: string;
    readonly ready: string;
    readonly unready: string;
    readonly again: string;
  };
};

/** Puts values into the places of a line. */
export function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
