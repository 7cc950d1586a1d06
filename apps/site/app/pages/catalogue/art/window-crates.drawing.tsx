import type { ComponentType } from 'react';

import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { SeededLoaf } from '#/art/food/seeded-loaf.tsx';
import { Smoothie } from '#/art/food/smoothie.tsx';
import { VegCrate } from '#/art/food/veg-crate.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { round } from '#/art/round.ts';

/** Two heaps 600 by 220 over each other, then the front of a crate 600 by 250. */
export const size = { width: 600, height: 690 } as const;

const TILE = 96;
const HEAP = 220;

type Standing = readonly [Food: ComponentType, x: number, size: number];

function Heap({ goods, gap }: { goods: readonly Standing[]; gap: number }) {
  return (
    <>
      {goods.map(([Food, x, side]) => (
        <Place
          key={x}
          x={round(x - side / 2)}
          y={round(HEAP + 14 - side * 0.86)}
          scale={round(side / TILE)}
        >
          <Food />
        </Place>
      ))}
      <rect
        x={gap - 68}
        y="88"
        width="136"
        height="160"
        rx="16"
        fill="none"
        stroke={paint.pageInk}
        strokeWidth="3"
        strokeDasharray="10 9"
      />
    </>
  );
}

function CrateFront() {
  return (
    <>
      <rect width="600" height="250" rx="6" fill={paint.wood} />
      <g fill={paint.wood2}>
        <rect width="600" height="8" />
        <rect y="84" width="600" height="7" />
        <rect y="168" width="600" height="7" />
        <rect width="16" height="250" />
        <rect x="584" width="16" height="250" />
      </g>
    </>
  );
}

/** What stands in two crates with a place kept free in each, and the boards before it. */
export function Drawing() {
  return (
    <>
      <svg id={partId(0)} width="600" height={HEAP} overflow="hidden">
        <Heap
          goods={[
            [Smoothie, 112, 208],
            [HoneyJar, 268, 186],
          ]}
          gap={456}
        />
      </svg>
      <svg id={partId(1)} y={HEAP} width="600" height={HEAP} overflow="hidden">
        <Heap
          goods={[
            [SeededLoaf, 312, 206],
            [VegCrate, 494, 236],
          ]}
          gap={132}
        />
      </svg>
      <Place id={partId(2)} x={0} y={HEAP * 2}>
        <CrateFront />
      </Place>
    </>
  );
}
