import { Bunting } from '../bunting.tsx';
import { Cloud } from '../cloud.tsx';
import { type Paint, paint } from '../paint.ts';
import { Pavement } from '../pavement.tsx';
import { Place } from '../place.tsx';
import type { Shop } from '../shop.ts';
import { Shopfront } from '../shopfront.tsx';
import { DUSK } from '../street-facades.ts';
import { STREET_SHOPS } from '../street-shops.ts';

import { fitSign } from './fit-sign.ts';
import { SHARE_PROPS, type ShareProp } from './share-props.tsx';
import { SHARE_SIZE } from './share-size.ts';

const GROUND = 572;
const SHOP = { x: 830, scale: 1.5 };
const GAP = 10;
const SIGN_SIZE = 22;

const SKIES = {
  day: paint.streetSky,
  butter: paint.tintButter,
  blush: paint.tintBlush,
  leaf: paint.tintLeaf,
  sky: paint.tintSky,
  dusk: paint.pageDeep,
} as const satisfies Record<string, Paint>;

/** What a page's picture shows: the shop that is open, the one beside it, what stands before them, and the sky. */
export type ShareScene = {
  readonly shop: keyof typeof STREET_SHOPS;
  readonly beside: keyof typeof STREET_SHOPS;
  readonly prop: ShareProp;
  readonly sky: keyof typeof SKIES;
};

function closed({ name, width, upperFloor, windows, roof }: Shop): Shop {
  return { name, width, upperFloor, windows, roof, look: DUSK };
}

/** A corner of the street with one open shop, whose sign bears the name; the left is free for words. */
export function SharePicture({ scene, name }: { scene: ShareScene; name: string }) {
  const { width } = STREET_SHOPS[scene.shop];
  const signSize = fitSign(name, width * 0.9, SIGN_SIZE);
  const shop: Shop = { ...STREET_SHOPS[scene.shop], name, signSize };
  const beside: Shop = STREET_SHOPS[scene.beside];
  const isDusk = scene.sky === 'dusk';
  return (
    <>
      <rect {...SHARE_SIZE} fill={SKIES[scene.sky]} />
      <circle cx="960" cy="300" r="270" fill={paint.sun} />
      {isDusk || <Clouds />}
      <Bunting
        from={{ x: 590, y: -14 }}
        to={{ x: SHOP.x - 6, y: 214 }}
        sag={6}
        flags={8}
        string={isDusk ? paint.onDeep2 : paint.iron}
      />
      <Place x={SHOP.x + width * SHOP.scale + GAP} y={GROUND} scale={SHOP.scale}>
        <Shopfront shop={isDusk ? closed(beside) : beside} />
      </Place>
      <Place x={SHOP.x} y={GROUND} scale={SHOP.scale}>
        <Shopfront shop={shop} />
      </Place>
      <Place x={0} y={GROUND - 3}>
        <Pavement width={SHARE_SIZE.width} height={62} />
      </Place>
      <Place x={708} y={GROUND + 20}>
        {SHARE_PROPS[scene.prop](name)}
      </Place>
    </>
  );
}

function Clouds() {
  return (
    <>
      <Place x={664} y={196} scale={0.8}>
        <Cloud />
      </Place>
      <Place x={1092} y={88} scale={0.9}>
        <Cloud />
      </Place>
    </>
  );
}
