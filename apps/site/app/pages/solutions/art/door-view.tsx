import { Bicycle } from '#/art/bicycle.tsx';
import { Bunting } from '#/art/bunting.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { STREET_SHOPS } from '#/art/street-shops.ts';
import { Terrace } from '#/art/terrace.tsx';
import { Topiary } from '#/art/topiary.tsx';

/** The opening, without its frame. */
export const OPENING = { x: 742, y: 70, width: 470, height: 640 } as const;

const KERB = 534;
const DASHES = [40, 210, 380];
const ROOFS = 'M0 490V370h60v-40h50v24h90l30-26 30 26h70v-44h60v40h80v140z';

/** The bright side of the street, as it is seen through the door; the origin is the opening's corner. */
export function DoorView() {
  const { bakery, grocer, juice } = STREET_SHOPS;
  return (
    <>
      <rect width={OPENING.width} height={OPENING.height} fill={paint.streetSky} />
      <circle cx="300" cy="250" r="150" fill={paint.sun} />
      <path d={ROOFS} fill={paint.sand} opacity=".7" />
      <Terrace
        shops={[bakery, grocer, juice]}
        x={-100}
        ground={542}
        scale={0.86}
        alley={paint.sand2}
      />
      <Bunting from={{ x: -20, y: 140 }} to={{ x: 490, y: 160 }} sag={70} flags={10} />
      <rect y="536" width={OPENING.width} height="30" fill={paint.pavement} />
      <rect y="564" width={OPENING.width} height="8" fill={paint.pave} />
      <rect y="572" width={OPENING.width} height="70" fill={paint.pageDeep2} />
      {DASHES.map((x) => (
        <rect
          key={x}
          x={x}
          y="602"
          width="90"
          height="6"
          rx="3"
          fill={paint.accent}
          opacity=".85"
        />
      ))}
      <Place x={196} y={KERB + 36} scale={0.78}>
        <Bicycle frame={paint.signal} />
      </Place>
      {[82, 330].map((x) => (
        <Place key={x} x={x} y={KERB + 18} scale={0.8}>
          <Topiary />
        </Place>
      ))}
    </>
  );
}
