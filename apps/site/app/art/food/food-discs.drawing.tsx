import { type FoodName, FoodTile } from '#/art/food-tile.tsx';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

const SIDE = 96;

/** In the order in which they stand on the ring; each is shown alone. */
const FOODS: readonly FoodName[] = [
  'bun',
  'veg',
  'cup',
  'honey',
  'eggs',
  'smoothie',
  'pizza',
  'cheese',
  'salad',
];

export const size = { width: SIDE * FOODS.length, height: SIDE };
export const cell = { width: SIDE, height: SIDE };

export function Drawing() {
  return FOODS.map((food, index) => (
    <Place key={food} id={partId(index)} x={index * SIDE} y={0}>
      <FoodTile food={food} size={SIDE} radius={SIDE / 2} />
    </Place>
  ));
}
