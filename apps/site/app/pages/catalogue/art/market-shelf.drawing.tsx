import type { ComponentType } from 'react';

import { Bun } from '#/art/food/bun.tsx';
import { Cheese } from '#/art/food/cheese.tsx';
import { Cup } from '#/art/food/cup.tsx';
import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { Pizza } from '#/art/food/pizza.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { SeededLoaf } from '#/art/food/seeded-loaf.tsx';
import { Smoothie } from '#/art/food/smoothie.tsx';
import { VegCrate } from '#/art/food/veg-crate.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { round } from '#/art/round.ts';

import { EmptyTray } from './empty-tray.tsx';
import { RestockCard } from './restock-card.tsx';
import { ShelfTag } from './shelf-tag.tsx';

export const size = { width: 1480, height: 760 } as const;

const TILE = 96;
const WALL = { left: 20, width: 1460 } as const;
/** The wall goes on above the drawing, where words beside it need more room. */
const BLEED = 1000;

/** A food, the middle of its place, its size, and where its foot lies in its own 96 by 96. */
type Standing = readonly [Food: ComponentType, x: number, size: number, foot: number];
type Tag = readonly [x: number, price: string, note: string, isShort?: boolean];
type Shelf = {
  readonly y: number;
  readonly goods: readonly Standing[];
  readonly tags: readonly Tag[];
};

const SHELVES: readonly Shelf[] = [
  {
    y: 196,
    goods: [
      [HoneyJar, 100, 156, 84],
      [HoneyJar, 222, 156, 84],
      [Cheese, 372, 184, 76],
      [SeededLoaf, 552, 194, 76],
      [Bun, 730, 176, 78],
      [Smoothie, 884, 168, 86],
      [VegCrate, 1060, 206, 80],
      [Cup, 1236, 180, 80],
      [HoneyJar, 1390, 156, 84],
    ],
    tags: [
      [161, '£7.50', '41 left'],
      [372, '£5.40', '2 left', true],
      [552, '£4.60', '24 left'],
      [730, '£3.20', '30 left'],
      [884, '£4.80', '18 left'],
      [1060, '£18.00', '62 left'],
      [1236, '£3.40', 'all day'],
      [1390, '£7.50', '41 left'],
    ],
  },
  {
    y: 424,
    goods: [
      [VegCrate, 132, 214, 80],
      [EmptyTray, 346, 208, 80],
      [Smoothie, 514, 174, 86],
      [Smoothie, 608, 174, 86],
      [Salad, 764, 196, 80],
      [Cheese, 944, 184, 76],
      [Bun, 1116, 176, 78],
      [SeededLoaf, 1296, 194, 76],
    ],
    tags: [
      [132, '£18.00', '62 left'],
      [346, '£4.20', '0 left', true],
      [561, '£4.80', '18 left'],
      [764, '£8.90', '12 left'],
      [944, '£5.40', '2 left', true],
      [1116, '£3.20', '30 left'],
      [1296, '£4.60', '24 left'],
    ],
  },
  {
    y: 652,
    goods: [
      [Cup, 126, 184, 80],
      [SeededLoaf, 312, 200, 76],
      [Cheese, 494, 184, 76],
      [Pizza, 664, 176, 86],
      [HoneyJar, 812, 170, 84],
      [Salad, 970, 196, 80],
      [Smoothie, 1136, 174, 86],
      [EmptyTray, 1306, 208, 80],
    ],
    tags: [
      [126, '£3.40', 'all day'],
      [312, '£4.60', '24 left'],
      [494, '£5.40', '2 left', true],
      [664, '£11.00', '16 left'],
      [812, '£7.50', '41 left'],
      [970, '£8.90', '12 left'],
      [1136, '£4.80', '18 left'],
      [1306, '£4.20', '0 left', true],
    ],
  },
];

function Plank({ y }: { y: number }) {
  return (
    <>
      <rect
        {...{ x: WALL.left, width: WALL.width }}
        y={y + 23}
        height="30"
        fill={paint.shade}
        opacity=".09"
      />
      <rect y={y} width={size.width} height="16" rx="2" fill={paint.wood} />
      <rect y={y + 16} width={size.width} height="7" rx="1" fill={paint.wood2} />
    </>
  );
}

function Goods({ goods, y }: { goods: readonly Standing[]; y: number }) {
  return goods.map(([Food, x, side, foot]) => {
    const scale = round(side / TILE);
    return (
      <Place key={x} x={round(x - side / 2)} y={round(y + 4 - foot * scale)} scale={scale}>
        <Food />
      </Place>
    );
  });
}

/** Three planks of a market stall; the plank's end is the left edge, and the wall begins a little beside it. */
export function Drawing() {
  return (
    <>
      <rect
        x={WALL.left}
        y={-BLEED}
        width={WALL.width}
        height={size.height + BLEED}
        fill={paint.wood2}
        opacity=".16"
      />
      {SHELVES.map(({ y }) => (
        <Plank key={y} y={y} />
      ))}
      {SHELVES.map(({ y, goods, tags }) => (
        <g key={y}>
          <Goods goods={goods} y={y} />
          {tags.map(([x, price, note, isShort]) => (
            <Place key={x} x={x} y={y + 3}>
              <ShelfTag price={price} note={note} isShort={isShort ?? false} />
            </Place>
          ))}
        </g>
      ))}
      <Place x={264} y={482}>
        <RestockCard />
      </Place>
    </>
  );
}
