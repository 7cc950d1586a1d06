import { paint } from './paint.ts';
import { Place } from './place.tsx';
import type { Shop } from './shop.ts';
import { Shopfront } from './shopfront.tsx';
import { FACADES } from './street-facades.ts';

export const size = { width: 300, height: 200 } as const;

const GROUND = 195;
const SHOP: Shop = {
  name: 'Your name here',
  width: 220,
  upperFloor: 0,
  windows: { count: 0, width: 0 },
  roof: 'none',
  goods: 'grocer',
  signSize: 18,
  look: { ...FACADES.grocer, trim: paint.deep, door: paint.brand },
};

export function Drawing() {
  return (
    <>
      <Place x={40} y={GROUND}>
        <Shopfront shop={SHOP} />
      </Place>
      <rect y={GROUND - 2} width={size.width} height="7" fill={paint.pave} />
    </>
  );
}
