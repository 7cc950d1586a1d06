import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';

import { SeenTable } from './seen-table.tsx';

export const size = { width: 700, height: 600 } as const;

const TABLES: readonly SeenTable[] = [
  { name: '1', x: 190, y: 164, radius: 54, seats: 4, state: 'taken' },
  { name: '2', x: 382, y: 172, radius: 54, seats: 4, state: 'free' },
  { name: '3', x: 562, y: 172, radius: 54, seats: 4, state: 'taken' },
  { name: '4', x: 236, y: 326, radius: 46, seats: 2, state: 'free' },
  { name: '5', x: 426, y: 346, radius: 72, seats: 8, state: 'taken' },
  { name: '6', x: 596, y: 334, radius: 44, seats: 2, state: 'free' },
  { name: '7', x: 172, y: 470, radius: 52, seats: 4, state: 'free' },
  { name: '8', x: 326, y: 498, radius: 46, seats: 3, state: 'taken' },
];

/** A dining room from above, every table free or taken. */
export function Drawing() {
  return (
    <>
      <rect x="35" y="35" width="630" height="530" rx="10" fill={paint.extra} />
      <rect x="46" y="46" width="608" height="508" rx="4" fill={paint.raised} />
      <rect x="300" y="35" width="220" height="11" fill={paint.extraPale} />
      <rect x="35" y="230" width="11" height="140" fill={paint.tintSky} />
      <g fill={paint.muted}>
        <Label x={410} y={76} size={17} weight={600} anchor="middle">
          Window
        </Label>
        <Label x={68} y={306} size={17} weight={600}>
          Door
        </Label>
      </g>
      <rect x="512" y="466" width="142" height="88" fill={paint.wood} />
      <rect x="512" y="466" width="142" height="10" fill={paint.wood2} />
      {TABLES.map((table) => (
        <SeenTable key={table.name} {...table} />
      ))}
    </>
  );
}
