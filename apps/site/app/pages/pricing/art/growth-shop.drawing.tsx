import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { FACADES } from '#/art/street-facades.ts';
import { Topiary } from '#/art/topiary.tsx';

import { PlanScene, SCENE } from './plan-scene.tsx';

export const size = { width: SCENE.width, height: SCENE.height } as const;

const SHOP: Shop = {
  name: 'Your shop',
  width: 262,
  upperFloor: 64,
  windows: { count: 3, width: 30 },
  roof: 'flat',
  goods: 'bakery',
  signSize: 19,
  look: {
    ...FACADES.bakery,
    trim: paint.brand,
    sign: paint.deep,
    door: paint.brand,
    awning: [paint.accent, paint.cream],
  },
};

/** The stall has become a shop with its own sign, and somebody clips the bay trees. */
export function Drawing() {
  return (
    <PlanScene tint={paint.tintLeaf} sun={{ x: 80, y: 70, radius: 40 }}>
      <Place x={103} y={SCENE.ground} scale={0.74}>
        <Shopfront shop={SHOP} />
      </Place>
      <Place x={70} y={SCENE.ground + 4} scale={0.85}>
        <Topiary />
      </Place>
      <Place x={328} y={SCENE.ground + 4} scale={0.85}>
        <Topiary />
      </Place>
    </PlanScene>
  );
}
