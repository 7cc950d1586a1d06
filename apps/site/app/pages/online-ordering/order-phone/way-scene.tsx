import { Drawing } from '#/sections/drawing.tsx';
import { orderWays } from '#drawn/order-ways.ts';

import type { WayId } from './order-sums.ts';

const PLACES = { collect: 0, self: 1, courier: 2 } as const satisfies Record<WayId, number>;

type WaySceneProps = {
  way: WayId;
  isLeaving: boolean;
  line: string;
};

/** The pavement outside the kitchen door, with whatever takes the newest order away. */
export function WayScene({ way, isLeaving, line }: WaySceneProps) {
  return (
    <div className="way-scene" data-way={way} data-leaving={isLeaving ? '' : undefined}>
      <p className="way-scene-line">{line}</p>
      <Drawing key={way} of={orderWays} part={PLACES[way]} className="way-scene-mover" />
    </div>
  );
}
