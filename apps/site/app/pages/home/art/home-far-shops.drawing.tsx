import { paint } from '#/art/paint.ts';
import { Terrace, terraceWidth } from '#/art/terrace.tsx';

import { HOME_STREET } from './home-street-plan.ts';

export const { size } = HOME_STREET;

const { ground, shopScale, left, right } = HOME_STREET;

/** The shops on both ends, which only very wide screens reach. */
export function Drawing() {
  const look = { ground, scale: shopScale, alley: paint.sand2 };
  return (
    <>
      <Terrace shops={left.farShops} x={left.x} {...look} />
      <Terrace
        shops={right.farShops}
        x={right.x + terraceWidth(right.shops, shopScale)}
        {...look}
      />
    </>
  );
}
