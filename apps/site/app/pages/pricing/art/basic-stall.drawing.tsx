import { Awning } from '#/art/awning.tsx';
import { Crate } from '#/art/crate.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

import { PlanScene, SCENE } from './plan-scene.tsx';

export const size = { width: SCENE.width, height: SCENE.height } as const;

const PANELS = [12, 46, 80, 114, 148, 182];

/** A market stall with two crates: one counter, and the whole of the business on it. */
export function Drawing() {
  return (
    <PlanScene tint={paint.tintButter} sun={{ x: 316, y: 84, radius: 46 }}>
      <Place x={92} y={SCENE.ground - 2}>
        <rect x="12" y="-146" width="6" height="90" fill={paint.wood2} />
        <rect x="198" y="-146" width="6" height="90" fill={paint.wood2} />
        <Crate
          x={16}
          y={-82}
          width={78}
          height={18}
          fruit={[paint.foodTomato, paint.foodTomato2]}
          count={5}
        />
        <Crate
          x={122}
          y={-82}
          width={78}
          height={18}
          fruit={[paint.foodHoney, paint.foodLeaf3]}
          count={5}
        />
        <rect y="-64" width="216" height="64" fill={paint.wood} />
        <rect y="-64" width="216" height="7" fill={paint.wood2} />
        {PANELS.map((x) => (
          <rect
            key={x}
            x={x}
            y="-50"
            width="24"
            height="40"
            rx="3"
            fill={paint.shade}
            opacity=".1"
          />
        ))}
        <Awning
          x={-8}
          y={-150}
          width={232}
          drop={42}
          stripes={9}
          colors={[paint.signal, paint.cream]}
        />
        <rect x="-10" y="-156" width="236" height="8" rx="3" fill={paint.signal2} />
      </Place>
    </PlanScene>
  );
}
