import { Bicycle } from '#/art/bicycle.tsx';
import { Bunting } from '#/art/bunting.tsx';
import { Crate } from '#/art/crate.tsx';
import { paint } from '#/art/paint.ts';
import { Pavement } from '#/art/pavement.tsx';
import { Place } from '#/art/place.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { DUSK, FACADES } from '#/art/street-facades.ts';
import { STREET_SHOPS } from '#/art/street-shops.ts';
import { Terrace } from '#/art/terrace.tsx';
import { Topiary } from '#/art/topiary.tsx';

export const size = { width: 1440, height: 860 } as const;

/** The street goes on beyond the picture, for screens that are wider than it. */
const BLEED = 600;
const GROUND = 800;
const SCALE = 1.02;
const GAP = 5;

const { bakery, farm, grocer, juice, kitchen, salon } = STREET_SHOPS;
const LEFT: readonly Shop[] = [bakery, farm, grocer, juice, kitchen, salon, juice];
const RIGHT: readonly Shop[] = [bakery, farm, kitchen, grocer, salon];

const YOURS: Shop = {
  name: 'Your Local Business',
  width: 250,
  upperFloor: 112,
  windows: { count: 3, width: 34 },
  roof: 'gable',
  goods: 'grocer',
  signSize: 20,
  hasFlowerBoxes: true,
  look: { ...FACADES.grocer, wall: paint.accentPale, roof: paint.wood2 },
};

function closed({ name, width, upperFloor, windows, roof, signSize = 17 }: Shop): Shop {
  return { name, width, upperFloor, windows, roof, signSize, look: DUSK };
}

export function Drawing() {
  const leftWidth = LEFT.reduce((width, shop) => width + shop.width + GAP, 0) * SCALE;
  return (
    <>
      <circle cx="1020" cy="400" r="330" fill={paint.sun} />
      <Terrace
        shops={LEFT.map(closed)}
        x={770 - leftWidth}
        ground={GROUND}
        scale={SCALE}
        alley={paint.pageDeep}
      />
      <Terrace
        shops={RIGHT.map(closed)}
        x={1180}
        ground={GROUND}
        scale={SCALE}
        alley={paint.pageDeep}
      />
      <Bunting from={{ x: 560, y: 470 }} to={{ x: 796, y: 300 }} sag={40} flags={7} />
      <Bunting from={{ x: 1160, y: 300 }} to={{ x: 1470, y: 430 }} sag={40} flags={8} />
      <Place x={-BLEED} y={GROUND - 2}>
        <Pavement width={size.width + BLEED * 2} height={40} />
      </Place>
      <rect
        x={-BLEED}
        y={GROUND + 36}
        width={size.width + BLEED * 2}
        height="24"
        fill={paint.pave}
      />
      <Place x={780} y={GROUND} scale={1.56}>
        <Shopfront shop={YOURS} />
      </Place>
      <Furniture />
    </>
  );
}

/** What stands on the pavement, in front of the one shop that is open. */
function Furniture() {
  return (
    <>
      {[764, 1190].map((x) => (
        <Place key={x} x={x} y={GROUND + 12} scale={1.35}>
          <Topiary />
        </Place>
      ))}
      <Place x={1216} y={GROUND + 18}>
        <Crate
          x={0}
          y={-30}
          width={84}
          height={30}
          fruit={[paint.foodTomato, paint.foodTomato2]}
          count={4}
        />
        <Crate
          x={92}
          y={-30}
          width={84}
          height={30}
          fruit={[paint.foodHoney, paint.foodCrust]}
          count={4}
        />
      </Place>
      <Place x={620} y={GROUND + 22} scale={1.05}>
        <Bicycle frame={paint.signal} />
      </Place>
    </>
  );
}
