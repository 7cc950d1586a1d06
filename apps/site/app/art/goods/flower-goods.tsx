import { cycle } from '../cycle.ts';
import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { round } from '../round.ts';
import type { GoodsProps } from './goods-props.ts';

const POTS = [
  { name: 'blue', fill: paint.extra },
  { name: 'white', fill: paint.foodCream },
  { name: 'red', fill: paint.foodTomato },
  { name: 'pale', fill: paint.foodButter },
];
const BLOOMS = [paint.foodTomato, paint.foodHoney, paint.foodPink, paint.foodButter] as const;
const STEMS = [-8, 0, 8];

/** Four pots of three flowers each. */
export function FlowerGoods({ width }: GoodsProps) {
  const step = (width - 36) / (POTS.length - 1);
  return POTS.map((pot, potIndex) => (
    <Place key={pot.name} x={round(18 + potIndex * step)} y={0}>
      <path
        d="M0-22l-8-22M0-22v-28M0-22l8-22"
        stroke={paint.foodLeaf2}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-11-22h22l-4 22h-14z" fill={pot.fill} />
      {STEMS.map((lean, index) => (
        <circle
          key={lean}
          cx={lean}
          cy={lean === 0 ? -54 : -46}
          r="7"
          fill={cycle(BLOOMS, potIndex + index)}
        />
      ))}
    </Place>
  ));
}
