import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Plant } from '#/art/plant.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { FACADES } from '#/art/street-facades.ts';
import { Topiary } from '#/art/topiary.tsx';

import { StageHalves } from './stage-halves.tsx';

export { STAGE_PLANE as size } from './stage-halves.tsx';

const GROUND = 440;

const PAINTED: Shop = {
  name: 'Olive Street Kitchen',
  width: 300,
  upperFloor: 0,
  windows: { count: 0, width: 0 },
  roof: 'none',
  goods: 'kitchen',
  signSize: 24,
  look: {
    ...FACADES.kitchen,
    sign: paint.deep,
    door: paint.deep,
    awning: [paint.signal, paint.cream],
  },
};

/** A blank board that gives the shop a number, over a shop with nothing in its window. */
function NumberedShop() {
  return (
    <>
      <path d="M168 0V62M448 0V78" stroke={paint.iron} strokeWidth="5" strokeLinecap="round" />
      <rect x="98" y="252" width="420" height="190" fill={paint.sand} />
      <rect x="98" y="252" width="420" height="12" fill={paint.shade} opacity=".1" />
      <rect x="120" y="282" width="260" height="120" fill={paint.sand2} />
      <rect x="402" y="282" width="92" height="160" fill={paint.sand2} />
      <g transform="rotate(3 308 134)">
        <rect x="104" y="72" width="420" height="150" rx="4" fill={paint.shade} opacity=".15" />
        <rect x="98" y="60" width="420" height="150" rx="4" fill={paint.sand} />
        <rect
          x="112"
          y="74"
          width="392"
          height="122"
          rx="2"
          fill="none"
          stroke={paint.wood2}
          strokeWidth="2"
          strokeDasharray="10 10"
        />
        <Label x={308} y={146} size={30} weight={600} anchor="middle" fill={paint.ink}>
          Partner no. 4471
        </Label>
      </g>
      <rect y={GROUND} width="616" height="80" fill={paint.pave} />
    </>
  );
}

export function Drawing() {
  return (
    <StageHalves
      broken={<NumberedShop />}
      fixed={
        <>
          <circle cx="470" cy="130" r="90" fill={paint.sun} />
          <rect y={GROUND} width="616" height="80" fill={paint.pave} />
          <Place x={82} y={GROUND} scale={1.5}>
            <Shopfront shop={PAINTED} />
          </Place>
          <Place x={52} y={GROUND + 8} scale={1.4}>
            <Topiary />
          </Place>
          <Place x={566} y={GROUND - 22} scale={1.3}>
            <Plant />
          </Place>
        </>
      }
    />
  );
}
