import { CoinStack } from '#/art/coin-stack.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

const STAGE = { width: 800, height: 680 } as const;
const MIDDLE = { x: 400, y: 340 };
const RINGS = [190, 252, 314, 376, 438, 500] as const;
const STACKS = [
  [64, 9],
  [132, 5],
  [200, 12],
  [606, 4],
  [674, 10],
  [742, 15],
] as const;
const STUBS = [
  [96, 120, -14],
  [150, 360, 9],
  [70, 580, -7],
  [690, 90, 12],
  [660, 330, -9],
  [726, 560, 14],
] as const;

export const size = { width: STAGE.width * 3, height: STAGE.height };
export const cell = STAGE;

/** Grounds of the three pictures side by side: rings to aim at, piles of points, vouchers in the air. */
export function Drawing() {
  return (
    <>
      {[Rings, Coins, Stubs].map((Ground, index) => (
        <svg
          key={Ground.name}
          id={partId(index)}
          x={index * STAGE.width}
          {...STAGE}
          overflow="hidden"
        >
          <Ground />
        </svg>
      ))}
    </>
  );
}

function Rings() {
  return (
    <>
      <rect {...STAGE} fill={paint.brand} />
      {RINGS.map((radius) => (
        <circle
          key={radius}
          cx={MIDDLE.x}
          cy={MIDDLE.y}
          r={radius}
          fill="none"
          stroke={paint.foodLeaf3}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="2 12"
          opacity=".4"
        />
      ))}
    </>
  );
}

function Coins() {
  return (
    <>
      <rect {...STAGE} fill={paint.extra} />
      <rect y="618" width={STAGE.width} height="62" fill={paint.shade} opacity=".18" />
      {STACKS.map(([x, coins]) => (
        <Place key={x} x={x} y={632}>
          <CoinStack coins={coins} />
        </Place>
      ))}
    </>
  );
}

function Stubs() {
  return (
    <>
      <rect {...STAGE} fill={paint.signal} />
      {STUBS.map(([x, y, turn]) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`} fill={paint.signal2}>
          <path d="M-82 -44h164v30a14 14 0 0 0 0 28v30h-164v-30a14 14 0 0 0 0-28z" opacity=".55" />
          <path
            d="M36 -36v72"
            stroke={paint.signal}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="1 9"
          />
        </g>
      ))}
    </>
  );
}
