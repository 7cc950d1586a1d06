import { type Paint, paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

const CELL = 260;
const FLOOR = 400;
const COIN = { width: 236, height: 38 } as const;
const NICKS = Array.from({ length: 12 }, (_, index) => 12 + index * 19);

const STACKS: readonly { coins: number; face: Paint; edge: Paint }[] = [
  { coins: 10, face: paint.extraPale, edge: paint.extra },
  { coins: 7, face: paint.accent, edge: paint.accent2 },
  { coins: 4, face: paint.sand, edge: paint.sand2 },
  { coins: 2, face: paint.foodCrust, edge: paint.foodCrust2 },
];

/** How far each coin lies off the one under it: stacked by hand. */
const SLIPS = [0, 5, -3, 3, -5, 2, 6, -2, 4, -4];

/** Four stacks side by side, standing 14 above the foot; a page crops its own. */
export const size = { width: CELL * STACKS.length, height: FLOOR + 14 } as const;

export function Drawing() {
  return STACKS.map((stack, index) => (
    <Place key={stack.edge} id={partId(index)} x={index * CELL + 8} y={FLOOR}>
      <ellipse cx="122" cy="7" rx="118" ry="10" fill={paint.shade} opacity=".35" />
      {Array.from({ length: stack.coins }, (_, level) => (
        <Place key={level} x={SLIPS[level] ?? 0} y={-level * COIN.height}>
          <Coin face={stack.face} edge={stack.edge} />
        </Place>
      ))}
    </Place>
  ));
}

function Coin({ face, edge }: { face: Paint; edge: Paint }) {
  const nicks = NICKS.map((x) => `M${x} -18v10`).join('');
  return (
    <>
      <rect y={-COIN.height} {...COIN} rx="9" fill={edge} />
      <path d={nicks} stroke={paint.shade} strokeWidth="3" strokeLinecap="round" opacity=".22" />
      <rect y={-COIN.height} width={COIN.width} height="13" rx="6.5" fill={face} />
      <rect x="202" y={-COIN.height + 13} width="34" height="25" fill={paint.shade} opacity=".1" />
    </>
  );
}
