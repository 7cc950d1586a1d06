/** One thing that the store sells; money in whole pence. */
export type MenuItem = { readonly id: string; readonly name: string; readonly price: number };

/** A way out of the door and what the guest pays for it, in whole pence. */
export type OrderWay = { readonly id: WayId; readonly fee: number };

/** Over the counter, with the shop's own driver, or with a courier. */
export type WayId = 'collect' | 'self' | 'courier';

/** How many of each thing are in the basket; what is not in it is left out. */
export type Basket = Readonly<Record<string, number>>;

export type OrderLine = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly sum: number;
};

/** What an order comes to, in whole pence. */
export type OrderSums = {
  readonly lines: readonly OrderLine[];
  readonly count: number;
  readonly food: number;
  readonly fee: number;
  readonly total: number;
};

/** The most of one thing that goes into the basket. */
export const MOST_OF_ONE = 9;

/** Puts `change` more of a thing into the basket, or takes it out; never less than none. */
export function changeBasket(basket: Basket, id: string, change: number): Basket {
  const count = Math.min(MOST_OF_ONE, Math.max(0, (basket[id] ?? 0) + change));
  const { [id]: _, ...rest } = basket;
  return count === 0 ? rest : { ...rest, [id]: count };
}

/** Adds a basket up in the order of the menu; an empty one is not charged for its way. */
export function addUp(menu: readonly MenuItem[], basket: Basket, way: OrderWay): OrderSums {
  const lines = menu
    .map(({ id, name, price }) => {
      const count = basket[id] ?? 0;
      return { id, name, count, sum: price * count };
    })
    .filter((line) => line.count > 0);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const food = lines.reduce((sum, line) => sum + line.sum, 0);
  const fee = count > 0 ? way.fee : 0;
  return { lines, count, food, fee, total: food + fee };
}

/** Whole pence as pounds, `£12.40`. */
export function formatPence(pence: number): string {
  return `£${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
}
