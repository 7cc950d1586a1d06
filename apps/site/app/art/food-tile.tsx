import { Bun } from './food/bun.tsx';
import { Cheese } from './food/cheese.tsx';
import { Cup } from './food/cup.tsx';
import { Eggs } from './food/eggs.tsx';
import { HoneyJar } from './food/honey-jar.tsx';
import { Pizza } from './food/pizza.tsx';
import { Salad } from './food/salad.tsx';
import { SeededLoaf } from './food/seeded-loaf.tsx';
import { Smoothie } from './food/smoothie.tsx';
import { VegCrate } from './food/veg-crate.tsx';
import { paint } from './paint.ts';
import { round } from './round.ts';

const TILE = 96;

const FOODS = {
  bun: { Food: Bun, tint: paint.tintButter },
  loaf: { Food: SeededLoaf, tint: paint.tintBlush },
  cup: { Food: Cup, tint: paint.tintLeaf },
  veg: { Food: VegCrate, tint: paint.tintSky },
  salad: { Food: Salad, tint: paint.tintBlush },
  honey: { Food: HoneyJar, tint: paint.tintLeaf },
  cheese: { Food: Cheese, tint: paint.tintButter },
  smoothie: { Food: Smoothie, tint: paint.tintBlush },
  pizza: { Food: Pizza, tint: paint.tintLeaf },
  eggs: { Food: Eggs, tint: paint.tintSky },
} as const;

export type FoodName = keyof typeof FOODS;

type FoodTileProps = {
  food: FoodName;
  size: number;
  /** Half the size makes a disc. */
  radius: number;
};

/** One article of food on its tint, `size` wide and high. */
export function FoodTile({ food, size, radius }: FoodTileProps) {
  const { Food, tint } = FOODS[food];
  const scale = round(size / TILE);
  return (
    <g transform={`scale(${scale})`} clipPath={`inset(0 round ${round(radius / scale)}px)`}>
      <rect width={TILE} height={TILE} fill={tint} />
      <Food />
    </g>
  );
}
