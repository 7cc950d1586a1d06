import type { ComponentType } from 'react';

import { Bicycle } from '#/art/bicycle.tsx';
import { DeliveryVan } from '#/art/delivery-van.tsx';
import { paint } from '#/art/paint.ts';
import { PaperBag } from '#/art/paper/paper-bag.tsx';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { ServiceBell } from '#/art/service-bell.tsx';

/** What takes an order away has 260 by 160 each and is shown alone. */
const CELL = { width: 260, height: 160 };

export const size = { width: CELL.width, height: CELL.height * 3 };
export const cell = CELL;

function Counter() {
  return (
    <>
      <rect x="16" y="132" width="228" height="14" rx="3" fill={paint.wood} />
      <rect x="28" y="146" width="204" height="14" fill={paint.wood2} />
      <Place x={40} y={133} scale={0.8}>
        <PaperBag />
      </Place>
      <Place x={190} y={132} scale={0.46}>
        <ServiceBell />
      </Place>
    </>
  );
}

function OwnBicycle() {
  return (
    <Place x={64} y={158} scale={1.36}>
      <Bicycle frame={paint.signal} />
    </Place>
  );
}

function CourierVan() {
  return (
    <Place x={12} y={158}>
      <DeliveryVan name="To your door" body={paint.extra} letters={paint.extraInk} />
    </Place>
  );
}

const WAYS: readonly ComponentType[] = [Counter, OwnBicycle, CourierVan];

export function Drawing() {
  return WAYS.map((Way, index) => (
    <Place key={Way.name} id={partId(index)} x={0} y={index * CELL.height}>
      <Way />
    </Place>
  ));
}
