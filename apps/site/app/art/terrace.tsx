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

/** From the first of these shops to the one that comes after them. */
export function terraceWidth(shops: readonly Shop[], scale: number): number {
  return shops.reduce((width, shop) => width + shop.width + GAP, 0) * scale;
}

/** Shops side by side from `x` to the right. */
export function Terrace({ shops, x, ground, scale, alley }: TerraceProps) {
  return shops.map((shop, index) => {
    const start = terraceWidth(shops.slice(0, index), scale);
    const neighbour = shops[index - 1] ?? shop;
    const alleyHeight = GROUND_FLOOR + Math.min(shop.upperFloor, neighbour.upperFloor);
    return (
      <Place key={start} x={round(x + start)} y={ground} scale={scale}>
        <rect x={-GAP} y={-alleyHeight} width={GAP} height={alleyHeight} fill={alley} />
        <Shopfront shop={shop} />
      </Place>
    );
  });
}
