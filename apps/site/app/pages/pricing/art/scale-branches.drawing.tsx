import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Plant } from '#/art/plant.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { FACADES } from '#/art/street-facades.ts';

import { PlanScene, SCENE } from './plan-scene.tsx';

export const size = { width: SCENE.width, height: SCENE.height } as const;

const BRANCH = {
  name: 'Your shop',
  width: 202,
  windows: { count: 2, width: 32 },
  signSize: 18,
} as const;

const GROCER: Shop = {
  ...BRANCH,
  upperFloor: 72,
  roof: 'flat',
  goods: 'grocer',
  look: { ...FACADES.grocer, wall: paint.brandPale, trim: paint.deep },
};
const CAFE: Shop = {
  ...BRANCH,
  upperFloor: 78,
  roof: 'gable',
  goods: 'cafe',
  look: { ...FACADES.bakery, wall: paint.sand, awning: [paint.brand, paint.cream] },
};
const KITCHEN: Shop = {
  ...BRANCH,
  upperFloor: 62,
  roof: 'mansard',
  goods: 'kitchen',
  look: { ...FACADES.juice, wall: paint.extraPale, awning: [paint.accent, paint.cream] },
};

/** One name over three doors. */
export function Drawing() {
  return (
    <PlanScene tint={paint.tintBlush} sun={{ x: 204, y: 74, radius: 58 }}>
      <Place x={6} y={SCENE.ground} scale={0.625}>
        <Shopfront shop={GROCER} />
      </Place>
      <Place x={268} y={SCENE.ground} scale={0.625}>
        <Shopfront shop={KITCHEN} />
      </Place>
      <Place x={137} y={SCENE.ground} scale={0.625}>
        <Shopfront shop={CAFE} />
      </Place>
      <Place x={135} y={SCENE.ground - 10} scale={0.5}>
        <Plant />
      </Place>
      <Place x={266} y={SCENE.ground - 10} scale={0.5}>
        <Plant />
      </Place>
    </PlanScene>
  );
}
