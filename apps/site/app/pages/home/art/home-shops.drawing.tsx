import { paint } from '#/art/paint.ts';
import { Terrace, terraceWidth } from '#/art/terrace.tsx';

import { HOME_STREET } from './home-street-plan.ts';

export const { size } = HOME_STREET;

const { ground, shopScale, left, right } = HOME_STREET;

/** The shops beside the phone that a desktop screen has room for. */
export function Drawing() {
  const look = { ground, scale: shopScale, alley: paint.sand2 };
  return (
    <>
      <Terrace shops={left.shops} x={left.x + terraceWidth(left.farShops, shopScale)} {...look} />
      <Terrace shops={right.shops} x={right.x} {...look} />
    </>
  );
}
