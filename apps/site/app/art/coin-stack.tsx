import { paint } from './paint.ts';

const THICKNESS = 13;

/** Coins standing on the origin, 52 wide. */
export function CoinStack({ coins = 4 }: { coins?: number }) {
  return Array.from({ length: coins }, (_, index) => {
    const y = -11 - index * THICKNESS;
    return (
      <g key={y}>
        <path d={`M-26 ${y - 3}v5a26 9 0 0 0 52 0v-5z`} fill={paint.foodCrust} />
        <ellipse cy={y - 3} rx="26" ry="9" fill={paint.foodHoney} />
      </g>
    );
  });
}
