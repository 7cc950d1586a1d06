import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';

import { SeenTable } from './seen-table.tsx';

export const size = { width: 620, height: 520 } as const;

const TABLES: readonly SeenTable[] = [
  { name: '1', x: 112, y: 122, radius: 50, seats: 4, state: 'taken' },
  { name: '2', x: 284, y: 122, radius: 50, seats: 4, state: 'taken' },
  { name: '3', x: 486, y: 112, radius: 42, seats: 2, state: 'taken' },
  { name: '4', x: 126, y: 262, radius: 42, seats: 2, state: 'taken' },
  { name: '5', x: 314, y: 286, radius: 70, seats: 8, state: 'taken' },
  { name: '6', x: 530, y: 246, radius: 42, seats: 2, state: 'too small' },
  { name: '7', x: 118, y: 412, radius: 58, seats: 6, state: 'free' },
  { name: '8', x: 386, y: 440, radius: 50, seats: 4, state: 'picked' },
];
/** The dining room at seven for a party of four. */
export function Drawing() {
  return (
    <>
      <rect width="620" height="520" rx="10" fill={paint.extra} />
      <rect x="11" y="11" width="598" height="498" rx="3" fill={paint.cream} />
      {[94, 177, 260, 343, 426].map((y) => (
        <rect key={y} x="11" y={y} width="598" height="1.5" fill={paint.sand} />
      ))}
      <rect x="60" width="120" height="11" fill={paint.extraPale} />
      <rect x="240" width="120" height="11" fill={paint.extraPale} />
      <rect x="212" y="509" width="72" height="11" fill={paint.cream} />
      <rect x="490" y="360" width="119" height="149" fill={paint.wood} />
      <rect x="490" y="360" width="10" height="149" fill={paint.wood2} />
      <Label x={548} y={440} size={17} weight={650} anchor="middle" fill={paint.cream}>
        Bar
      </Label>
      {TABLES.map((table) => (
        <SeenTable key={table.name} {...table} />
      ))}
    </>
  );
}
