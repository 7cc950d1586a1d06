import { HotCrossBun } from '#/art/food/hot-cross-bun.tsx';
import { Pizza } from '#/art/food/pizza.tsx';
import { VegCrate } from '#/art/food/veg-crate.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { Sunburst } from '#/art/sunburst.tsx';

const SIDE = 160;
const PICTURES = ['bun', 'pizza', 'crate'] as const;

export const size = { width: SIDE * PICTURES.length, height: SIDE } as const;
export const cell = { width: SIDE, height: SIDE };

/** Three square pictures in a row; a post shows one of them. */
export function Drawing() {
  return (
    <>
      <svg id={partId(0)} width={SIDE} height={SIDE} overflow="hidden">
        <rect width={SIDE} height={SIDE} fill={paint.accent} />
        <Sunburst x={80} y={80} radius={120} rays={14} fill={paint.accentPale} />
        <Place x={80} y={78} scale={0.76}>
          <HotCrossBun />
        </Place>
      </svg>
      <svg id={partId(1)} x={SIDE} width={SIDE} height={SIDE} overflow="hidden">
        <rect width={SIDE} height={SIDE} fill={paint.signalPale} />
        <Place x={8} y={5} scale={1.5}>
          <Pizza />
        </Place>
      </svg>
      <svg id={partId(2)} x={SIDE * 2} width={SIDE} height={SIDE} overflow="hidden">
        <rect width={SIDE} height={SIDE} fill={paint.extraPale} />
        <rect y="124" width={SIDE} height="36" fill={paint.brand2} />
        <Place x={8} y={6} scale={1.5}>
          <VegCrate />
        </Place>
      </svg>
    </>
  );
}
