import { Bottle } from '#/art/bottle.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Plant } from '#/art/plant.tsx';

/** A wall shelf with orders waiting to be fetched; its board's left end is the origin. */
export function CounterShelf() {
  return (
    <>
      <rect width="540" height="12" fill={paint.wood} />
      <rect y="12" width="540" height="6" fill={paint.wood2} />
      <Parcels />
      <Bottle x={240} y={0} height={76} fill={paint.foodLeaf} />
      <Bottle x={270} y={0} height={64} fill={paint.foodHoney} />
      <Place x={354} y={-27.6} scale={1.15}>
        <Plant />
      </Place>
    </>
  );
}

function Parcels() {
  return (
    <>
      <rect x="32" y="-74" width="92" height="74" rx="3" fill={paint.sand2} />
      <rect x="72" y="-74" width="12" height="74" fill={paint.wood} />
      <rect x="130" y="-50" width="70" height="50" rx="3" fill={paint.accent} />
      <rect x="160" y="-50" width="10" height="50" fill={paint.accent2} />
      <rect x="410" y="-64" width="96" height="64" rx="3" fill={paint.extra} />
      <g fill={paint.extraPale}>
        <rect x="410" y="-64" width="96" height="14" rx="3" />
        <rect x="452" y="-64" width="12" height="64" />
      </g>
    </>
  );
}
