import { Awning } from '#/art/awning.tsx';
import { Bottle } from '#/art/bottle.tsx';
import { Crate } from '#/art/crate.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { Topiary } from '#/art/topiary.tsx';

const CELL = 600;
const GROUND = 440;
const DOORS = [RestaurantDoor, ShopDoors, BarnDoor];

export const size = { width: CELL * DOORS.length, height: GROUND } as const;

/** Three doors side by side, each in the middle of a cell that is wider than it; a page crops its own. */
export function Drawing() {
  return DOORS.map((Door, index) => (
    <svg
      key={Door.name}
      id={partId(index)}
      x={index * CELL}
      width={CELL}
      height={GROUND}
      overflow="hidden"
    >
      <g transform="translate(105 0)">
        <Door />
        <rect x="-110" y="432" width="620" height="8" fill={paint.shade} opacity=".2" />
      </g>
    </svg>
  ));
}

function RestaurantDoor() {
  return (
    <>
      <rect x="95" y="70" width="200" height="370" rx="4" fill={paint.deep} />
      <rect x="109" y="84" width="172" height="356" rx="2" fill={paint.brand} />
      <rect x="125" y="100" width="140" height="150" rx="3" fill={paint.glass2} />
      <path d="M125 220L265 116v44L125 250z" fill={paint.ticket} opacity=".28" />
      <rect x="125" y="272" width="140" height="146" rx="3" fill={paint.shade} opacity=".16" />
      <circle cx="262" cy="262" r="7" fill={paint.accent} />
      <rect x="145" y="150" width="100" height="44" rx="5" fill={paint.cream} />
      <SignText x={195} y={179} size={17} fill={paint.signal2}>
        Table for 2
      </SignText>
      <rect x="60" y="38" width="270" height="10" rx="3" fill={paint.deep} />
      <Awning
        x={70}
        y={46}
        width={250}
        drop={38}
        stripes={9}
        colors={[paint.signal, paint.cream]}
      />
      {[56, 336].map((x) => (
        <Place key={x} x={x} y={430} scale={1.6}>
          <Topiary />
        </Place>
      ))}
    </>
  );
}

const JARS = [paint.foodLeaf2, paint.foodHoney, paint.foodTomato, paint.foodLeaf3];
const JAR_HEIGHTS = [34, 42, 30, 38];

function ShopDoors() {
  return (
    <>
      <rect x="70" y="60" width="250" height="380" rx="4" fill={paint.wood2} />
      {[84, 202].map((x) => (
        <Place key={x} x={x} y={76}>
          <rect width="104" height="364" rx="2" fill={paint.brand} />
          <rect x="14" y="16" width="76" height="190" rx="3" fill={paint.glass2} />
          <rect x="14" y="224" width="76" height="118" rx="3" fill={paint.shade} opacity=".16" />
          <rect x="14" y="100" width="76" height="5" fill={paint.wood2} />
          {JARS.map((fill, index) => (
            <Bottle
              key={fill}
              x={26 + index * 18}
              y={100}
              height={JAR_HEIGHTS[index] ?? 34}
              fill={fill}
            />
          ))}
          <rect x="14" y="190" width="76" height="5" fill={paint.wood2} />
        </Place>
      ))}
      <circle cx="181" cy="292" r="6" fill={paint.accent} />
      <circle cx="209" cy="292" r="6" fill={paint.accent} />
      <rect x="42" y="26" width="306" height="10" rx="3" fill={paint.deep} />
      <Awning
        x={52}
        y={34}
        width={286}
        drop={40}
        stripes={11}
        colors={[paint.brand, paint.cream]}
      />
      <Crate
        x={0}
        y={400}
        width={80}
        height={32}
        fruit={[paint.foodTomato, paint.foodTomato2]}
        count={4}
      />
      <Crate
        x={310}
        y={400}
        width={80}
        height={32}
        fruit={[paint.foodHoney, paint.foodLeaf3]}
        count={4}
      />
    </>
  );
}

const PLANKS = 8;

function BarnDoor() {
  const seams = Array.from({ length: PLANKS }, (_, index) => `M${81 + index * 30} 150h3v290h-3z`);
  return (
    <>
      <path d="M40 440V150L195 40L350 150V440z" fill={paint.wood2} />
      <path d="M64 440V164L195 70L326 164V440z" fill={paint.signal} />
      <path d={seams.join('')} fill={paint.shade} opacity=".12" />
      <rect x="105" y="210" width="180" height="230" rx="2" fill={paint.cream} />
      <rect x="117" y="222" width="156" height="218" fill={paint.signal2} />
      <path d="M117 222L273 440M273 222L117 440" stroke={paint.cream} strokeWidth="12" />
      <rect x="189" y="222" width="12" height="218" fill={paint.cream} />
      <rect x="160" y="118" width="70" height="60" rx="4" fill={paint.cream} />
      <rect x="168" y="126" width="54" height="44" rx="2" fill={paint.ink} />
      <path d="M168 170q27-34 54 0z" fill={paint.foodHoney} />
      {[8, 318].map((x) => (
        <Place key={x} x={x} y={436}>
          <path d="M0 0v-54a30 26 0 0 1 60 0V0z" fill={paint.foodHoney} />
          <path
            d="M4-18h52M4-38h52"
            stroke={paint.foodCrust}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </Place>
      ))}
    </>
  );
}
