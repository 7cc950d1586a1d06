import { Lamp } from '../lamp.tsx';
import { paint } from '../paint.ts';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

/** A counter with two cups and a coffee machine under two lamps. */
export function CafeGoods({ width, height }: GoodsProps) {
  const machine = round(width * 0.74);
  return (
    <>
      <Lamp x={round(width * 0.26)} y={-height} cord={44} />
      <Lamp x={round(width * 0.54)} y={-height} cord={40} />
      <rect y="-26" width={width} height="26" fill={paint.wood} />
      <rect x={machine} y="-60" width="26" height="30" rx="3" fill={paint.ink} />
      <rect x={machine + 5} y="-54" width="16" height="7" fill={paint.signal} />
      <rect y="-30" width={width} height="6" fill={paint.wood2} />
      {[0.2, 0.48].map((place) => {
        const left = round(width * place);
        return (
          <g key={place}>
            <path d={`M${left + 20}-42q9 3 0 9`} fill="none" stroke={paint.cream} strokeWidth="3" />
            <rect x={left} y="-46" width="20" height="16" rx="4" fill={paint.cream} />
          </g>
        );
      })}
    </>
  );
}
