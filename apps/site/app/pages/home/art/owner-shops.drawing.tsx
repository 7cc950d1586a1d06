import type { ReactNode } from 'react';

import { ABoard } from '#/art/a-board.tsx';
import { Bicycle } from '#/art/bicycle.tsx';
import { Crate } from '#/art/crate.tsx';
import { LampPost } from '#/art/lamp-post.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { Plant } from '#/art/plant.tsx';
import { round } from '#/art/round.ts';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { STREET_SHOPS } from '#/art/street-shops.ts';
import { Topiary } from '#/art/topiary.tsx';

const SCENE = { width: 460, height: 520 } as const;
const GROUND = 474;
const SHOP_SCALE = 1.16;

type Scene = {
  shop: Shop;
  tint: Paint;
  /** Where sun or moon stands. */
  sun: readonly [x: number, y: number];
  props: ReactNode;
};

const TOMATOES = [paint.foodTomato, paint.foodTomato2] as const;
const HONEYS = [paint.foodHoney, paint.foodCrust] as const;

const { bakery, farm, florist, grocer, juice, kitchen } = STREET_SHOPS;

/** In the order of the sample owners; each is shown alone. */
const SCENES: readonly Scene[] = [
  {
    shop: { ...juice, roof: 'gable', look: { ...juice.look, wall: paint.accentPale } },
    tint: paint.tintLeaf,
    sun: [344, 118],
    props: (
      <>
        <Standing x={64} scale={1.2}>
          <Topiary />
        </Standing>
        <Standing x={376} scale={1.15}>
          <ABoard lines={['JUICE', 'TODAY']} />
        </Standing>
      </>
    ),
  },
  {
    shop: bakery,
    tint: paint.tintBlush,
    sun: [108, 126],
    props: (
      <Standing x={306} scale={1.05}>
        <Bicycle frame={paint.brand} />
      </Standing>
    ),
  },
  {
    shop: kitchen,
    tint: paint.tintButter,
    sun: [352, 150],
    props: (
      <>
        <Standing x={48} scale={1.25}>
          <Topiary />
        </Standing>
        <Standing x={412} scale={1.25}>
          <Topiary />
        </Standing>
      </>
    ),
  },
  {
    shop: farm,
    tint: paint.tintSky,
    sun: [352, 112],
    props: (
      <>
        <Standing x={30} scale={1.1}>
          <Crate x={0} y={-24} width={66} height={24} fruit={TOMATOES} count={4} />
        </Standing>
        <Standing x={368} scale={1.1}>
          <ABoard lines={['EGGS', 'IN']} />
        </Standing>
      </>
    ),
  },
  {
    shop: florist,
    tint: paint.tintLeaf,
    sun: [112, 120],
    props: (
      <>
        <Standing x={56} rise={26} scale={1.3}>
          <Plant />
        </Standing>
        <Standing x={398} scale={1.1}>
          <LampPost />
        </Standing>
      </>
    ),
  },
  {
    shop: grocer,
    tint: paint.tintBlush,
    sun: [346, 142],
    props: (
      <>
        <Standing x={36} rise={28} scale={1.2}>
          <Plant />
        </Standing>
        <Standing x={366} scale={1.05}>
          <Crate x={0} y={-24} width={66} height={24} fruit={HONEYS} count={4} />
        </Standing>
      </>
    ),
  },
];

export const size = { width: SCENE.width * SCENES.length, height: SCENE.height };
export const cell = SCENE;

export function Drawing() {
  return SCENES.map((scene, index) => (
    <svg
      key={scene.shop.name}
      id={partId(index)}
      x={index * SCENE.width}
      {...SCENE}
      overflow="hidden"
    >
      <ShopScene {...scene} />
    </svg>
  ));
}

function ShopScene({ shop, tint, sun: [x, y], props }: Scene) {
  return (
    <>
      <rect {...SCENE} fill={tint} />
      <circle cx={x} cy={y} r="70" fill={paint.sun} />
      <Place x={round((SCENE.width - shop.width * SHOP_SCALE) / 2)} y={GROUND} scale={SHOP_SCALE}>
        <Shopfront shop={shop} />
      </Place>
      <rect y="470" width={SCENE.width} height="50" fill={paint.pave} />
      <rect y="470" width={SCENE.width} height="3" fill={paint.shade} opacity=".14" />
      {props}
    </>
  );
}

type StandingProps = { x: number; scale: number; rise?: number; children: ReactNode };

/** On the pavement, in front of the shop. */
function Standing({ x, scale, rise = 0, children }: StandingProps) {
  return (
    <Place x={x} y={GROUND + 12 - rise} scale={scale}>
      {children}
    </Place>
  );
}
