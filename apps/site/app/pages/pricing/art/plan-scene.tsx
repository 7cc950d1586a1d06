import type { ReactNode } from 'react';

import { paint, type Paint } from '#/art/paint.ts';

/** The plane of every plan's picture, and the height on which its buildings stand. */
export const SCENE = { width: 400, height: 230, ground: 208 } as const;

type PlanSceneProps = { tint: Paint; sun: { x: number; y: number; radius: number } };

/** Wall of colour, sun and pavement of a plan's picture; drawn past the edges for frames of another shape. */
export function PlanScene({ tint, sun, children }: PlanSceneProps & { children: ReactNode }) {
  return (
    <>
      <rect x="-200" y="-400" width="800" height="900" fill={tint} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={paint.sun} />
      {children}
      <rect x="-200" y={SCENE.ground - 2} width="800" height="300" fill={paint.pave} />
      <rect x="-200" y={SCENE.ground - 2} width="800" height="2" fill={paint.shade} opacity=".12" />
    </>
  );
}
