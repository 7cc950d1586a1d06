import { cycle } from './cycle.ts';
import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

const FLAGS = [
  paint.signal,
  paint.accent,
  paint.brand,
  paint.signalPale,
  paint.extra,
  paint.accentPale,
] as const;
const GAP = 0.16;

type Point = { x: number; y: number };
type BuntingProps = { from: Point; to: Point; sag: number; flags: number; string?: Paint };

/** Flags on a slack string; each hangs square to its piece of the string. */
export function Bunting({ from, to, sag, flags, string = paint.iron }: BuntingProps) {
  const slack = { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + sag };
  const between = (axis: 'x' | 'y', t: number) =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * slack[axis] + t ** 2 * to[axis];

  const flag = (index: number) => {
    const [startT, endT] = [(index + GAP) / flags, (index + 1 - GAP) / flags];
    const start = { x: between('x', startT), y: between('y', startT) };
    const end = { x: between('x', endT), y: between('y', endT) };
    const run = { x: end.x - start.x, y: end.y - start.y };
    const length = Math.hypot(run.x, run.y);
    const tip = {
      x: (start.x + end.x) / 2 - (run.y / length) * 22,
      y: (start.y + end.y) / 2 + (run.x / length) * 24,
    };
    const points = [start, end, tip].map((point) => `${round(point.x)} ${round(point.y)}`);
    return `M${points.join('L')}z`;
  };

  return (
    <>
      <path
        d={`M${from.x} ${from.y}Q${slack.x} ${slack.y} ${to.x} ${to.y}`}
        fill="none"
        stroke={string}
        strokeWidth="2"
      />
      {Array.from({ length: flags }, (_, index) => (
        <path key={index} d={flag(index)} fill={cycle(FLAGS, index)} />
      ))}
    </>
  );
}
