import { Bicycle } from '#/art/bicycle.tsx';
import { Bunting } from '#/art/bunting.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { STREET_SHOPS } from '#/art/street-shops.ts';
import { Topiary } from '#/art/topiary.tsx';

import { Cottage } from './cottage.tsx';

export const size = { minX: 0, minY: 260, width: 1440, height: 500 } as const;

/** The street goes on beyond the picture, for screens that are wider than it. */
const BLEED = 800;
const GROUND = 694;
const ROOFS =
  'M-800 694v-60h180v24h240v-50h120v36h280v-30h160v30h360v-20h100v-40h60v-40h70v30h300v-60h40l30-30 30 30h60v40h90v-50h160v40h220v-36h180v60h320v140z';

const SHOP: Shop = {
  ...STREET_SHOPS.kitchen,
  width: 236,
  upperFloor: 74,
  windows: { count: 3, width: 30 },
  signSize: 18,
  look: {
    ...STREET_SHOPS.kitchen.look,
    sign: paint.deep,
    awning: [paint.brand, paint.cream],
    roof: paint.brand,
  },
};

/** The big shop before a low sun, and the way from it to the house round the corner. */
export function Drawing() {
  const across = { x: -BLEED, width: size.width + BLEED * 2 };
  return (
    <>
      <circle cx="960" cy="470" r="190" fill={paint.sun} />
      <path d={ROOFS} fill={paint.sand2} opacity=".5" />
      <rect {...across} y={GROUND} height="76" fill={paint.deep} />
      <rect {...across} y={GROUND - 4} height="14" fill={paint.pave} />
      <rect {...across} y={GROUND + 10} height="4" fill={paint.shade} opacity=".22" />
      <path
        d={`M${-BLEED + 60} 735h${across.width}`}
        stroke={paint.accent}
        strokeWidth="6"
        strokeDasharray="70 80"
        strokeLinecap="round"
        opacity=".85"
      />
      <Bunting from={{ x: 1060, y: 404 }} to={{ x: 1268, y: 470 }} sag={40} flags={7} />
      <Place x={732} y={GROUND} scale={1.36}>
        <Shopfront shop={SHOP} />
      </Place>
      <path
        d="M1070 612C1092 500 1184 484 1244 572"
        fill="none"
        stroke={paint.signal}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 14"
      />
      <Place x={1252} y={GROUND} scale={1.18}>
        <Cottage />
      </Place>
      <Place x={718} y={GROUND + 8} scale={1.3}>
        <Topiary />
      </Place>
      <Place x={1104} y={748} scale={1.2}>
        <Bicycle frame={paint.signal} />
      </Place>
    </>
  );
}
