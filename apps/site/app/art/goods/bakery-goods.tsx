import { Loaf } from '../loaf.tsx';
import { paint } from '../paint.ts';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

/** Loaves on a shelf, an iced cake and a large loaf below. */
export function BakeryGoods({ width }: GoodsProps) {
  const third = width / 3;
  const cake = { left: round(width * 0.2), radius: round(width * 0.13) };
  const cherry = round(cake.left + cake.radius);
  return (
    <>
      <rect y="-50" width={width} height="4" fill={paint.wood2} />
      {[0, 1, 2].map((index) => (
        <Loaf
          key={index}
          x={round(8 + index * third)}
          y={-50}
          width={round(third - 14)}
          height={30}
        />
      ))}
      <rect
        x={round(cake.left - 4)}
        y="-6"
        width={round(cake.radius * 2 + 8)}
        height="6"
        rx="2"
        fill={paint.foodCream}
      />
      <path
        d={`M${cake.left} -6a${cake.radius} 24 0 0 1 ${cake.radius * 2} 0z`}
        fill={paint.foodPink}
      />
      <circle cx={cherry} cy="-33" r="4" fill={paint.foodTomato} />
      <Loaf x={round(width * 0.56)} y={0} width={round(width * 0.36)} height={30} />
    </>
  );
}
