import { Crate } from '../crate.tsx';
import { paint } from '../paint.ts';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

const HANGING = [
  { name: 'first chilli', fill: paint.foodTomato },
  { name: 'corn', fill: paint.foodHoney },
  { name: 'second chilli', fill: paint.foodTomato },
  { name: 'bean', fill: paint.foodLeaf3 },
];

/** Produce drying on strings over two crates. */
export function FarmGoods({ width, height }: GoodsProps) {
  const step = (width - 36) / (HANGING.length - 1);
  return (
    <>
      {HANGING.map(({ name, fill }, index) => {
        const x = round(18 + index * step);
        return (
          <g key={name}>
            <path d={`M${x} ${-height}v36`} stroke={paint.wood2} strokeWidth="1.5" />
            <path d={`M${x} ${34 - height}q-12 12 0 34q12-22 0-34`} fill={fill} />
          </g>
        );
      })}
      <Crate
        x={8}
        y={-16}
        width={round(width * 0.42)}
        height={16}
        fruit={[paint.foodHoney, paint.foodCrust]}
        count={4}
      />
      <Crate
        x={round(width * 0.6 - 8)}
        y={-16}
        width={round(width * 0.4)}
        height={16}
        fruit={[paint.foodPink, paint.foodTomato]}
        count={4}
      />
    </>
  );
}
