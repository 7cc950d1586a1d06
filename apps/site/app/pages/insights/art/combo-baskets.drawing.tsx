import { Cheese } from '#/art/food/cheese.tsx';
import { Cup } from '#/art/food/cup.tsx';
import { Eggs } from '#/art/food/eggs.tsx';
import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { SeededLoaf } from '#/art/food/seeded-loaf.tsx';
import { Smoothie } from '#/art/food/smoothie.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { Basket, BasketHandle } from './basket.tsx';

export const size = { minY: 130, width: 860, height: 424 } as const;

const RIM = 310;

/** Two shoppers' baskets that overlap: what both hold stands in the middle. */
export function Drawing() {
  return (
    <>
      <ellipse cx="430" cy={RIM + 218} rx="400" ry="14" fill={paint.shade} opacity=".12" />
      <Place x={20} y={RIM}>
        <BasketHandle stroke={paint.wood2} />
      </Place>
      <Place x={420} y={RIM}>
        <BasketHandle stroke={paint.foodCrust2} />
      </Place>
      <Goods />
      <Place x={284} y={RIM - 164} scale={2.1}>
        <SeededLoaf />
      </Place>
      <Place x={424} y={RIM - 150} scale={1.9}>
        <Cheese />
      </Place>
      <Place x={20} y={RIM}>
        <Basket wicker={paint.wood} weave={paint.wood2} />
      </Place>
      <Place x={420} y={RIM}>
        <Basket wicker={paint.accent2} weave={paint.foodCrust2} />
      </Place>
      <Ticket />
    </>
  );
}

/** What only one of the two baskets holds. */
function Goods() {
  return (
    <>
      <Place x={44} y={RIM - 116} scale={1.4}>
        <Eggs />
      </Place>
      <Place x={170} y={RIM - 128} scale={1.55}>
        <Cup />
      </Place>
      <Place x={598} y={RIM - 122} scale={1.45}>
        <Salad />
      </Place>
      <Place x={716} y={RIM - 130} scale={1.5}>
        <Smoothie />
      </Place>
      <Place x={112} y={RIM - 118} scale={1.3}>
        <HoneyJar />
      </Place>
    </>
  );
}

/** The offer, tied to both baskets. */
function Ticket() {
  return (
    <>
      <path
        d="M430 312C424 344 436 352 432 374"
        fill="none"
        stroke={paint.iron}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(-3 432 440)">
        <rect x="295" y="376" width="290" height="140" rx="8" fill={paint.shade} opacity=".18" />
        <rect x="287" y="364" width="290" height="140" rx="8" fill={paint.ticket} />
        <path d="M287 378v-6a8 8 0 0 1 8-8h274a8 8 0 0 1 8 8v6z" fill={paint.signal} />
        <circle cx="432" cy="384" r="7" fill={paint.ink} />
        <SignText x={432} y={428} size={29} fill={paint.ink}>
          Bread and cheese
        </SignText>
        <Label x={432} y={457} size={17} weight={560} anchor="middle" fill={paint.ticketMuted}>
          bought together most Fridays
        </Label>
        <Label x={432} y={486} size={19} weight={700} anchor="middle" fill={paint.signal2}>
          Make it a combo
        </Label>
      </g>
    </>
  );
}
