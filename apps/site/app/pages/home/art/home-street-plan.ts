import { STREET_SHOPS } from '#/art/street-shops.ts';

const { bakery, farm, florist, grocer, juice, kitchen, salon } = STREET_SHOPS;

/** Where things stand in the street on Home, in the units of its drawings, which lie upon each other. */
export const HOME_STREET = {
  size: { width: 2240, height: 780 },
  /** Where the shops and the phone stand. */
  ground: 736,
  phoneX: 1396,
  shopScale: 0.9,
  /** The shops left of the phone, from the left: those of every screen but a phone's, and those of very wide ones before. */
  left: {
    x: -461.7,
    farShops: [grocer, salon, farm, florist],
    shops: [kitchen, juice, grocer, bakery, salon],
  },
  /** Those right of it. */
  right: { x: 1780, shops: [juice, farm], farShops: [grocer, bakery, salon] },
} as const;
