import { Lamp } from '../lamp.tsx';
import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

const LAMPS = [
  { place: 0.2, cord: 44 },
  { place: 0.5, cord: 50 },
  { place: 0.8, cord: 44 },
];
const GUESTS = [
  { place: 0.28, head: paint.sand2, coat: paint.signal },
  { place: 0.74, head: paint.signalPale, coat: paint.brand2 },
];

/** Two guests at their tables under three lamps. */
export function KitchenGoods({ width, height }: GoodsProps) {
  return (
    <>
      {LAMPS.map(({ place, cord }) => (
        <Lamp key={place} x={round(width * place)} y={-height} cord={cord} />
      ))}
      {GUESTS.map(({ place, head, coat }) => (
        <Place key={place} x={round(width * place)} y={0}>
          <rect x="-22" y="-20" width="44" height="4" fill={paint.wood2} />
          <rect x="-2" y="-16" width="4" height="16" fill={paint.ink} />
          <circle cx="-34" cy="-34" r="8" fill={head} />
          <path d="M-45 0v-14a11 11 0 0 1 22 0v14z" fill={coat} />
          <rect x="-8" y="-26" width="16" height="6" rx="3" fill={paint.cream} />
        </Place>
      ))}
    </>
  );
}
