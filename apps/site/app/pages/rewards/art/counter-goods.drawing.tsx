import type { ReactNode } from 'react';

import { Bun } from '#/art/food/bun.tsx';
import { Cup } from '#/art/food/cup.tsx';
import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { Smoothie } from '#/art/food/smoothie.tsx';
import { VegCrate } from '#/art/food/veg-crate.tsx';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

const CELL = { width: 120, height: 134 } as const;
const SCALE = 1.5;
/** Foods are drawn in the middle of a tile that is wider than a cell. */
const INSET = -12;

/** What stands on the counter, with the height of its foot on the food's own plane. */
const GOODS: readonly (readonly [() => ReactNode, number])[] = [
  [Cup, 80],
  [Bun, 78],
  [Smoothie, 86],
  [Salad, 80],
  [HoneyJar, 84],
  [VegCrate, 80],
];

export const size = { width: CELL.width * GOODS.length, height: CELL.height };
export const cell = CELL;

/** Six things to buy in a row, their feet on one line. */
export function Drawing() {
  return GOODS.map(([Food, foot], index) => (
    <Place
      key={Food.name}
      id={partId(index)}
      x={index * CELL.width + INSET}
      y={CELL.height - 4 - foot * SCALE}
      scale={SCALE}
    >
      <Food />
    </Place>
  ));
}
