import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

type AppleProps = { x: number; y: number; radius: number; fill: Paint };

/** One round fruit with its stalk and a light spot. */
export function Apple({ x, y, radius, fill }: AppleProps) {
  const spot = { x: round(x - radius * 0.35), y: round(y - radius * 0.3) };
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={fill} />
      <path
        d={`M${x} ${round(y - radius + 1)}q1-4 4-5`}
        fill="none"
        stroke={paint.foodLeaf}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx={spot.x} cy={spot.y} r={round(radius * 0.22)} fill={paint.ticket} opacity=".35" />
    </>
  );
}
