import { GROUND_FLOOR } from './shop.ts';

// Apart from the drawings, whose paints would come along to the page that letters the sign.

/** Where the building stands. */
export const REGISTER_GROUND = 992;

/** Where the shop stands while its walls are up. */
export const SCAFFOLD_PLACE = { x: 40, y: REGISTER_GROUND, scale: 1.66 } as const;

/** Where the shop stands once it is open. */
export const OPEN_PLACE = { x: 84, y: REGISTER_GROUND, scale: 1.36 } as const;

/** How wide the shop is, in its own units. */
export const REGISTER_SHOP_WIDTH = 290;

/** The middle of its sign, from the foot of its left corner, and the size of a name that fits with ease. */
export const REGISTER_SIGN = {
  x: REGISTER_SHOP_WIDTH / 2,
  y: 25 - GROUND_FLOOR,
  width: REGISTER_SHOP_WIDTH * 0.92,
  size: 27,
} as const;
