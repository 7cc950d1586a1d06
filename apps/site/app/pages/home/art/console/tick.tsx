import { type Paint, paint } from '#/art/paint.ts';

type TickProps = { x: number; y: number; ink?: Paint };

/** A drawn tick; the origin is its left end. */
export function Tick({ x, y, ink = paint.pageInk }: TickProps) {
  return (
    <path
      d={`M${x} ${y}l4 4l7-8`}
      fill="none"
      stroke={ink}
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
