import type { ReactNode } from 'react';

/** Both halves of a stage side by side; a page shows either by cropping the plane. */
export const STAGE_PLANE = { width: 1232, height: 520 } as const;

const HALF = STAGE_PLANE.width / 2;

/** The broken thing on the left, the fixed one on the right; neither runs into the other. */
export function StageHalves({ broken, fixed }: { broken: ReactNode; fixed: ReactNode }) {
  return [broken, fixed].map((half, index) => (
    <svg
      key={index === 0 ? 'broken' : 'fixed'}
      x={index * HALF}
      width={HALF}
      height={STAGE_PLANE.height}
      overflow="hidden"
    >
      {half}
    </svg>
  ));
}
