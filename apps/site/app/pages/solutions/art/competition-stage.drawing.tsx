import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { FACADES } from '#/art/street-facades.ts';
import { Topiary } from '#/art/topiary.tsx';

import { StageHalves } from './stage-halves.tsx';

export { STAGE_PLANE as size } from './stage-halves.tsx';

const GROUND = 440;
const STEP = 188;

const SAME: Shop = {
  name: 'Food, delivered',
  width: 178,
  upperFloor: 84,
  windows: { count: 2, width: 28 },
  roof: 'flat',
  signSize: 15,
  look: {
    ...FACADES.juice,
    wall: paint.sand2,
    trim: paint.wood,
    sign: paint.sand,
    signInk: paint.ink,
    awning: [paint.sand, paint.sand2],
    frame: paint.sand,
    door: paint.wood2,
    pane: paint.sand,
    paneLit: paint.sand,
    room: paint.sand2,
  },
};

const YOURS: Shop = {
  name: 'Olive Street Kitchen',
  width: 214,
  upperFloor: 92,
  windows: { count: 3, width: 28 },
  roof: 'gable',
  goods: 'kitchen',
  signSize: 17,
  hasFlowerBoxes: true,
  look: {
    ...FACADES.kitchen,
    wall: paint.accentPale,
    sign: paint.deep,
    roof: paint.wood2,
    awning: [paint.signal, paint.cream],
  },
};

function Row({ at }: { at: readonly number[] }) {
  return at.map((place) => (
    <Place key={place} x={28 + place * STEP} y={GROUND}>
      <Shopfront shop={SAME} />
    </Place>
  ));
}

function Ground() {
  return <rect y={GROUND} width="616" height="80" fill={paint.pave} />;
}

export function Drawing() {
  return (
    <StageHalves
      broken={
        <>
          <Row at={[0, 1, 2]} />
          <Ground />
        </>
      }
      fixed={
        <>
          <circle cx="308" cy="180" r="130" fill={paint.sun} />
          <g opacity=".45">
            <Row at={[0, 2]} />
          </g>
          <Place x={180} y={GROUND} scale={1.2}>
            <Shopfront shop={YOURS} />
          </Place>
          <Ground />
          {[156, 460].map((x) => (
            <Place key={x} x={x} y={GROUND + 12} scale={1.1}>
              <Topiary />
            </Place>
          ))}
        </>
      }
    />
  );
}
