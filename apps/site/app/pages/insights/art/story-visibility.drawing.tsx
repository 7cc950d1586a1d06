import { Bunting } from '#/art/bunting.tsx';
import { LampPost } from '#/art/lamp-post.tsx';
import { MapPin } from '#/art/map-pin.tsx';
import { paint } from '#/art/paint.ts';
import { Pavement } from '#/art/pavement.tsx';
import { Place } from '#/art/place.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { DUSK, FACADES } from '#/art/street-facades.ts';
import { STREET_SHOPS } from '#/art/street-shops.ts';
import { Terrace } from '#/art/terrace.tsx';
import { Topiary } from '#/art/topiary.tsx';

export const size = { width: 720, height: 640 } as const;

const GROUND = 580;

const KITCHEN: Shop = {
  name: 'Olive Street Kitchen',
  width: 250,
  upperFloor: 96,
  windows: { count: 3, width: 36 },
  roof: 'flat',
  goods: 'kitchen',
  signSize: 19,
  hasFlowerBoxes: true,
  look: { ...FACADES.kitchen, awning: [paint.signal, paint.cream] },
};

function dark({ name, width, upperFloor, windows, roof, signSize = 17 }: Shop): Shop {
  return { name, width, upperFloor, windows, roof, signSize, look: DUSK };
}

/** A street after dark in which one restaurant is lit, and found. */
export function Drawing() {
  const { bakery, farm, salon, juice } = STREET_SHOPS;
  return (
    <>
      <circle cx="360" cy="330" r="262" fill={paint.brand} />
      <Terrace
        shops={[salon, farm].map(dark)}
        x={-250}
        ground={GROUND}
        scale={1.05}
        alley={paint.pageDeep}
      />
      <Terrace
        shops={[bakery, juice].map(dark)}
        x={540}
        ground={GROUND}
        scale={1.05}
        alley={paint.pageDeep}
      />
      <Bunting from={{ x: 20, y: 300 }} to={{ x: 186, y: 214 }} sag={26} flags={5} />
      <Bunting from={{ x: 536, y: 214 }} to={{ x: 716, y: 306 }} sag={26} flags={5} />
      <Place x={-40} y={GROUND - 2}>
        <Pavement width={800} height={64} />
      </Place>
      <Place x={172} y={GROUND} scale={1.5}>
        <Shopfront shop={KITCHEN} />
      </Place>
      {[160, 560].map((x) => (
        <Place key={x} x={x} y={GROUND + 10} scale={1.3}>
          <Topiary />
        </Place>
      ))}
      <Place x={648} y={GROUND + 14} scale={1.2}>
        <LampPost />
      </Place>
      <Place x={360} y={132} scale={1.16}>
        <MapPin />
      </Place>
    </>
  );
}
