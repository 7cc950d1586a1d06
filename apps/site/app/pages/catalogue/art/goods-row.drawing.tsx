import type { ComponentType } from 'react';

import { Cheese } from '#/art/food/cheese.tsx';
import { Eggs } from '#/art/food/eggs.tsx';
import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { SeededLoaf } from '#/art/food/seeded-loaf.tsx';
import { Smoothie } from '#/art/food/smoothie.tsx';
import { VegCrate } from '#/art/food/veg-crate.tsx';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

const TILE = 96;

const GOODS: readonly ComponentType[] = [
  VegCrate,
  Cheese,
  Eggs,
  HoneyJar,
  SeededLoaf,
  Smoothie,
  Salad,
];

export const size = { width: GOODS.length * TILE, height: TILE } as const;
export const cell = { width: TILE, height: TILE };

/** The goods of the sample shop in a row; each is shown alone. */
export function Drawing() {
  return GOODS.map((Food, index) => (
    <Place key={Food.name} id={partId(index)} x={index * TILE} y={0}>
      <Food />
    </Place>
  ));
}
