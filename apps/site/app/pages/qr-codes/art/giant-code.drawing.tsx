import { paint } from '#/art/paint.ts';

import { encode } from './encode.ts';
import { joinModules } from './join-modules.ts';

const MODULE = 36;
const EYE = 7;
const MODULES = encode('https://olivestreet.example/6');
const FAR = MODULES.length - EYE;
const EYES = [
  { x: 0, y: 0, pupil: paint.signal },
  { x: FAR, y: 0, pupil: paint.signal },
  { x: 0, y: FAR, pupil: paint.accent },
] as const;

export const size = { width: MODULES.length * MODULE, height: MODULES.length * MODULE } as const;

function isEye(row: number, column: number): boolean {
  return EYES.some(({ x, y }) => column >= x && column < x + EYE && row >= y && row < y + EYE);
}

/** A code as large as a wall, its modules run together like dough. */
export function Drawing() {
  const free = MODULES.map((cells, row) =>
    cells.map((isInked, column) => isInked && !isEye(row, column)),
  );
  return (
    <>
      <path d={joinModules(free, MODULE)} fill={paint.accentPale} />
      {EYES.map(({ x, y, pupil }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * MODULE} ${y * MODULE}) scale(${MODULE})`}>
          <rect width="7" height="7" rx="2.1" fill={paint.accentPale} />
          <rect x="1" y="1" width="5" height="5" rx="1.5" fill={paint.brand} />
          <rect x="2" y="2" width="3" height="3" rx=".95" fill={pupil} />
        </g>
      ))}
    </>
  );
}
