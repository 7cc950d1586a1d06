import { cycle } from '../cycle.ts';
import { paint } from '../paint.ts';
import type { GoodsProps } from './goods-props.ts';

const SPINES = [
  paint.signal,
  paint.brand,
  paint.accent,
  paint.extra,
  paint.cream,
  paint.brand2,
  paint.signalPale,
] as const;
const BOOK_STEP = 13;
const SHELVES = [0, 1];

/** Two shelves of books of unequal height. */
export function BookGoods({ width }: GoodsProps) {
  const books = Math.floor(width / BOOK_STEP);
  return SHELVES.map((shelf) => {
    const top = -8 - shelf * 44;
    return (
      <g key={shelf}>
        <rect y={top} width={width} height="4" fill={paint.wood2} />
        {Array.from({ length: books }, (_, index) => {
          const height = 22 + ((index * 7 + shelf * 5) % 11);
          return (
            <rect
              key={index}
              x={5 + index * BOOK_STEP}
              y={top - height}
              width="10"
              height={height}
              rx="1"
              fill={cycle(SPINES, index + shelf * 3)}
            />
          );
        })}
      </g>
    );
  });
}
