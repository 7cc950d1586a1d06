import type { Paint } from './paint.ts';
import { Place } from './place.tsx';
import { round } from './round.ts';
import { GROUND_FLOOR, type Shop } from './shop.ts';
import { Shopfront } from './shopfront.tsx';

const GAP = 5;

type TerraceProps = {
  shops: readonly Shop[];
  x: number;
  ground: number;
  scale: number;
  /** What shows in the narrow gaps between the shops. */
  alley: Paint;
};

/** Shops side by side from `x` to the right. */
export function Terrace({ shops, x, ground, scale, alley }: TerraceProps) {
  const starts = shops.map((_, index) =>
    shops.slice(0, index).reduce((start, shop) => start + shop.width + GAP, 0),
  );
  return shops.map((shop, index) => {
    const start = starts[index] ?? 0;
    const neighbour = shops[index - 1] ?? shop;
    const alleyHeight = GROUND_FLOOR + Math.min(shop.upperFloor, neighbour.upperFloor);
    return (
      <Place key={start} x={round(x + start * scale)} y={ground} scale={scale}>
        <rect x={-GAP} y={-alleyHeight} width={GAP} height={alleyHeight} fill={alley} />
        <Shopfront shop={shop} />
      </Place>
    );
  });
}
