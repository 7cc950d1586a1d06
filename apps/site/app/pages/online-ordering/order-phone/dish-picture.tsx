import { Drawing } from '#/sections/drawing.tsx';
import { orderDishes } from '#drawn/order-dishes.ts';

const PLACES = { bowl: 0, bread: 1, pastry: 2, drink: 3 } as const;

export type FoodId = keyof typeof PLACES;

export function DishPicture({ food }: { food: FoodId }) {
  return <Drawing of={orderDishes} part={PLACES[food]} className="size-[56px] rounded-[10px]" />;
}
