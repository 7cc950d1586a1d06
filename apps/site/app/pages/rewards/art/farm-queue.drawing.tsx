import { Awning } from '#/art/awning.tsx';
import { Crate } from '#/art/crate.tsx';
import { Eggs } from '#/art/food/eggs.tsx';
import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { Hedge } from '#/art/hedge.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Bust } from '#/art/people/bust.tsx';
import type { FaceName } from '#/art/people/faces.ts';
import { Place } from '#/art/place.tsx';

/** Wider than the section's columns; what is left of the first and right of the last is bled off. */
export const size = { width: 1440, height: 340 } as const;

const STEP = 156;
const SCALE = 2.3;
/** The queue from its end to the stall: who stands there, how tall, and in what; green would be lost in the hedge. */
const QUEUE: readonly (readonly [FaceName, number, Paint])[] = [
  ['grace', 186, paint.accentPale],
  ['arthur', 206, paint.signal2],
  ['noor', 178, paint.extra],
  ['tom', 214, paint.accent],
  ['lena', 190, paint.extraPale],
  ['amara', 200, paint.signal],
];

/** Regulars in a line along a hedge, waiting at a farm's stall. */
export function Drawing() {
  return (
    <>
      <Place x={-480} y={size.height}>
        <Hedge width={2400} height={118} />
      </Place>
      {QUEUE.map(([who, height, top], index) => (
        <Place key={who} x={52 + index * STEP} y={size.height - height}>
          <Regular who={who} height={height} top={top} />
        </Place>
      ))}
      <Place x={1010} y={size.height}>
        <Stall />
      </Place>
    </>
  );
}

function Regular({ who, height, top }: { who: FaceName; height: number; top: Paint }) {
  const shoulders = 80 * SCALE - 2;
  return (
    <>
      {height > shoulders && (
        <rect
          x={10 * SCALE}
          y={shoulders}
          width={60 * SCALE}
          height={height - shoulders}
          fill={top}
        />
      )}
      <g transform={`scale(${SCALE})`}>
        <Bust who={who} top={top} />
      </g>
    </>
  );
}

const POSTS = [14, 376];

function Stall() {
  return (
    <>
      {POSTS.map((x) => (
        <rect key={x} x={x} y="-300" width="10" height="300" fill={paint.wood2} />
      ))}
      <Place x={24} y={-222} scale={1.5}>
        <HoneyJar />
      </Place>
      <Place x={124} y={-222} scale={1.5}>
        <Eggs />
      </Place>
      <Crate
        x={284}
        y={-128}
        width={86}
        height={34}
        fruit={[paint.foodTomato, paint.foodHoney]}
        count={4}
      />
      <rect x="-8" y="-98" width="416" height="98" fill={paint.wood} />
      <rect x="-8" y="-98" width="416" height="10" fill={paint.wood2} />
      <path
        d="M96 -88v88M200 -88v88M304 -88v88"
        stroke={paint.shade}
        strokeWidth="3"
        opacity=".16"
      />
      <Awning
        x={-24}
        y={-312}
        width={448}
        drop={56}
        stripes={11}
        colors={[paint.signal, paint.cream]}
      />
      <rect x="-28" y="-322" width="456" height="12" rx="4" fill={paint.signal2} />
    </>
  );
}
