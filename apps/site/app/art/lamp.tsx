import { paint } from './paint.ts';
import { round } from './round.ts';

type LampProps = { x: number; y: number; cord: number };

/** A pendant lamp hanging from `y` on a cord. */
export function Lamp({ x, y, cord }: LampProps) {
  const shadeFoot = y + cord + 9;
  return (
    <>
      <rect x={round(x - 0.75)} y={y} width="1.5" height={cord} fill={paint.ink} />
      <circle cx={x} cy={shadeFoot + 1} r="3.4" fill={paint.lamp} />
      <path d={`M${round(x - 9)} ${shadeFoot}a9 9 0 0 1 18 0z`} fill={paint.accent} />
    </>
  );
}
