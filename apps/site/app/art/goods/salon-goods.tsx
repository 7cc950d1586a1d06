import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

/** Two barber's chairs, each before its round mirror. */
export function SalonGoods({ width }: GoodsProps) {
  return [0.22, 0.66].map((place) => (
    <Place key={place} x={round(width * place)} y={0}>
      <circle cy="-56" r="17" fill={paint.cream} />
      <circle cy="-56" r="13" fill={paint.glass} />
      <g fill={paint.signal}>
        <rect x="-14" y="-30" width="28" height="10" rx="4" />
        <rect x="8" y="-46" width="8" height="24" rx="4" />
      </g>
      <g fill={paint.ink}>
        <rect x="-2.5" y="-22" width="5" height="16" />
        <rect x="-12" y="-8" width="24" height="8" rx="2" />
      </g>
    </Place>
  ));
}
