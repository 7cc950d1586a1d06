import { paint } from './paint.ts';

const BUSH_STEP = 54;

type HedgeProps = { width: number; height: number };

/** A clipped hedge with rounded tops, growing from the origin upward. */
export function Hedge({ width, height }: HedgeProps) {
  const bushes = Math.floor(width / BUSH_STEP) + 1;
  const centres = Array.from({ length: bushes }, (_, index) => 20 + index * BUSH_STEP);
  return (
    <>
      <rect y={-height} width={width} height={height} fill={paint.foodLeaf} />
      <g fill={paint.foodLeaf2}>
        {centres.map((centre) => (
          <circle key={centre} cx={centre} cy={-height - 2} r="30" />
        ))}
      </g>
      <g fill={paint.foodLeaf3}>
        {centres.slice(1).map((centre) => (
          <circle key={centre} cx={centre - 26} cy={-height - 12} r="20" />
        ))}
      </g>
    </>
  );
}
