import { Bottle } from '../bottle.tsx';
import { Crate } from '../crate.tsx';
import { paint } from '../paint.ts';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

const BOTTLES = [
  paint.foodLeaf,
  paint.foodHoney,
  paint.foodTomato,
  paint.foodLeaf3,
  paint.extra,
  paint.foodCrust,
];

/** Bottles on a shelf over two crates. */
export function GrocerGoods({ width }: GoodsProps) {
  const step = (width - 32) / (BOTTLES.length - 1);
  return (
    <>
      <rect y="-52" width={width} height="4" fill={paint.wood2} />
      {BOTTLES.map((fill, index) => (
        <Bottle key={fill} x={round(16 + index * step)} y={-52} height={34} fill={fill} />
      ))}
      <Crate
        x={10}
        y={-18}
        width={round(width * 0.4)}
        height={18}
        fruit={[paint.foodTomato, paint.foodTomato2]}
        count={4}
      />
      <Crate
        x={round(width * 0.6 - 10)}
        y={-18}
        width={round(width * 0.4)}
        height={18}
        fruit={[paint.foodLeaf3, paint.foodLeaf2]}
        count={4}
      />
    </>
  );
}
