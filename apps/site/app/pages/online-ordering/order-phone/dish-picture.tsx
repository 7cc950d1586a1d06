import { Drawing } from '#/sections/drawing.tsx';
import { orderDishes } from '#drawn/order-dishes.ts';

const PLACES = { bowl: 0, bread: 1, pastry: 2, drink: 3 } as const;

/** A dish that has a picture. */
export type FoodId = keyof typeof PLACES;

/** The picture of a dish, taken from the one sheet of them. */
export function DishPicture({ food }: { food: FoodId }) {
  return <Drawing of={orderDishes} part={PLACES[food]} className="order-dish-picture" />;
}
