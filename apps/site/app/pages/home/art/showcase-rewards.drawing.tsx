import { Drawing as GoalsPhone } from '#/art/goals-phone.drawing.tsx';
import { paint } from '#/art/paint.ts';
import { StampCard } from '#/art/paper/stamp-card.tsx';
import { Place } from '#/art/place.tsx';
import { Sunburst } from '#/art/sunburst.tsx';

export const size = { width: 808, height: 640 } as const;

const SUN = { x: 560, y: 330 };

/** A stamp card lying under the phone that replaces it, before rays. */
export function Drawing() {
  return (
    <>
      <rect width="808" height="640" fill={paint.accent} />
      <Sunburst {...SUN} radius={900} rays={18} fill={paint.accentPale} />
      <g transform="translate(48 170) rotate(-8 280 165)">
        <StampCard />
      </g>
      <Place x={446} y={44}>
        <GoalsPhone />
      </Place>
    </>
  );
}
