import { Crate } from '#/art/crate.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

export const size = { width: 808, height: 96 } as const;

const PLANK = 34;
const PRICES = [
  { x: 201, price: '£4.60' },
  { x: 371, price: '£7.50' },
  { x: 541, price: '£5.40' },
];

/** A market plank with prices on its edge; what stands behind it is drawn by others. */
export function Drawing() {
  return (
    <>
      <Crate
        x={-76}
        y={6}
        width={72}
        height={28}
        fruit={[paint.foodTomato, paint.foodTomato2]}
        count={4}
      />
      <rect x="-200" y={PLANK + 22} width="1208" height="10" fill={paint.shade} opacity=".12" />
      <rect x="-200" y={PLANK} width="1208" height="16" fill={paint.wood} />
      <rect x="-200" y={PLANK + 16} width="1208" height="8" fill={paint.wood2} />
      {PRICES.map(({ x, price }) => (
        <Place key={x} x={x} y={PLANK + 4}>
          <rect x="3" y="5" width="66" height="34" rx="4" fill={paint.shade} opacity=".16" />
          <rect width="66" height="34" rx="4" fill={paint.ticket} />
          <Label x={33} y={22.5} size={16} weight={700} anchor="middle" fill={paint.ink}>
            {price}
          </Label>
        </Place>
      ))}
    </>
  );
}
