import { FoodTile } from '#/art/food-tile.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

import { Baklava } from './baklava.tsx';
import { Flatbread } from './flatbread.tsx';
import { TeaGlass } from './tea-glass.tsx';

const SIDE = 96;

/** Four dishes in a row; each is shown alone. */
export const size = { width: SIDE * 4, height: SIDE };
export const cell = { width: SIDE, height: SIDE };

const OTHERS = [
  { Dish: Flatbread, tint: paint.tintButter },
  { Dish: Baklava, tint: paint.tintLeaf },
  { Dish: TeaGlass, tint: paint.tintSky },
];

export function Drawing() {
  return (
    <>
      <Place id={partId(0)} x={0} y={0}>
        <FoodTile food="salad" size={SIDE} radius={0} />
      </Place>
      {OTHERS.map(({ Dish, tint }, index) => (
        <Place key={Dish.name} id={partId(index + 1)} x={SIDE * (index + 1)} y={0}>
          <rect width={SIDE} height={SIDE} fill={tint} />
          <Dish />
        </Place>
      ))}
    </>
  );
}
