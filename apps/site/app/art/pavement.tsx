import { paint } from './paint.ts';

const SLAB_WIDTH = 118;
const FIRST_JOINT = 30;

type PavementProps = { width: number; height: number };

/** Paving slabs in front of the shops, hanging from the origin. */
export function Pavement({ width, height }: PavementProps) {
  const slabs = Math.ceil(width / SLAB_WIDTH);
  const joints = Array.from(
    { length: slabs },
    (_, index) => `M${FIRST_JOINT + index * SLAB_WIDTH} 10h2v${height - 10}h-2z`,
  );
  return (
    <>
      <rect width={width} height={height} fill={paint.pavement} />
      <rect width={width} height="3" fill={paint.shade} opacity=".14" />
      <path d={joints.join('')} fill={paint.shade} opacity=".08" />
    </>
  );
}
