import { paint } from './paint.ts';
import { round } from './round.ts';

const CUTS = [0.28, 0.5, 0.72];

type LoafProps = { x: number; y: number; width: number; height: number };

/** A tin loaf with three cuts in its crust; `y` is the shelf it stands on. */
export function Loaf({ x, y, width, height }: LoafProps) {
  const half = round(height / 2);
  const cuts = CUTS.map(
    (cut) => `M${round(x + width * cut - 3)} ${round(y - height * 0.72)}l5 ${round(height * 0.28)}`,
  );
  return (
    <>
      <path
        d={`M${x} ${y}v${-half}a${round(width / 2)} ${half} 0 0 1 ${width} 0v${half}z`}
        fill={paint.foodCrust}
      />
      <path d={cuts.join('')} stroke={paint.foodButter} strokeWidth="2" strokeLinecap="round" />
    </>
  );
}
