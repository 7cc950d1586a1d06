import { CoinStack } from '#/art/coin-stack.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Till } from '#/art/till.tsx';

export const size = { width: 720, height: 320 } as const;

const COUNTER = 286;
const STACKS = [
  [76, 4],
  [184, 6],
  [292, 8],
  [404, 12],
] as const;

/** Every pound of the day on the shop's own counter. */
export function Drawing() {
  return (
    <>
      <rect x="-400" y={COUNTER} width="1520" height="16" fill={paint.wood} />
      <rect x="-400" y={COUNTER + 16} width="1520" height="200" fill={paint.wood2} />
      <Place x={488} y={COUNTER} scale={1.3}>
        <Till total="£24.00" receipt={['Saturday', 'All yours']} />
      </Place>
      {STACKS.map(([x, coins]) => (
        <Place key={x} x={x} y={COUNTER + 4} scale={1.56}>
          <CoinStack coins={coins} />
        </Place>
      ))}
    </>
  );
}
