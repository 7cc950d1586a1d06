import { cycle } from '#/art/cycle.ts';
import { paint } from '#/art/paint.ts';
import { Stamp } from '#/art/paper/stamp.tsx';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

const CELL = 88;
const TILTS = [-9, 6, -4, 12, -14, 5, -7, 10, -6, 8] as const;
const INKS = [paint.signal, paint.brand, paint.signal, paint.accent2, paint.brand] as const;

export const size = { width: CELL * TILTS.length, height: CELL };
export const cell = { width: CELL, height: CELL };

/** The ten stamps of a full card, each as it happened to land. */
export function Drawing() {
  return TILTS.map((tilt, index) => (
    <Place key={tilt} id={partId(index)} x={CELL / 2 + index * CELL} y={CELL / 2}>
      <g transform={`rotate(${tilt})`}>
        <Stamp ink={cycle(INKS, index)} />
      </g>
    </Place>
  ));
}
