import { paint } from './paint.ts';

const BLOOM_STEP = 9;

type FlowerBoxProps = { x: number; y: number; width: number };

/** A wooden box of geraniums under a window. */
export function FlowerBox({ x, y, width }: FlowerBoxProps) {
  const blooms = [-14, -5, 4, 13].map((offset) => x + width / 2 + offset);
  return (
    <>
      <rect x={x} y={y} width={width} height={BLOOM_STEP} rx="2" fill={paint.wood2} />
      {blooms.map((centre, index) => (
        <circle
          key={centre}
          cx={centre}
          cy={y - 3}
          r="6"
          fill={index % 2 === 0 ? paint.foodLeaf2 : paint.foodTomato}
        />
      ))}
    </>
  );
}
