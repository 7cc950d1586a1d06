import { CoinStack } from '#/art/coin-stack.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Till } from '#/art/till.tsx';

export const size = { minX: 14, minY: 0, width: 292, height: 210 } as const;

export function Drawing() {
  return (
    <>
      <rect x="-160" y="-260" width="640" height="640" fill={paint.tintButter} />
      <Place x={58} y={214}>
        <Till />
      </Place>
      <Place x={248} y={216}>
        <CoinStack coins={5} />
      </Place>
    </>
  );
}
