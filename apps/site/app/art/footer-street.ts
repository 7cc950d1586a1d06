import { cycle } from './cycle.ts';
import type { Shop } from './shop.ts';
import { DUSK } from './street-facades.ts';
import { STREET_SHOPS } from './street-shops.ts';

const HOUSES = 20;
/** The houses that the width of a phone has room for, from the one to before the other. */
const [FIRST, END] = [6, 14];

const { bakery, farm, grocer, juice, kitchen, salon } = STREET_SHOPS;
const ORDER = [grocer, farm, juice, kitchen, salon, bakery] as const satisfies readonly Shop[];

function closed(shop: Shop, index: number): Shop {
  const { name, width, upperFloor, windows, roof } = shop;
  return {
    name,
    width,
    upperFloor,
    windows,
    roof,
    look: DUSK,
    signSize: shop.signSize ?? 17,
    hasChimney: shop.hasChimney ?? false,
    litWindows: Math.floor(index / 2) % 2 === 0 ? 'odd' : 'even',
  };
}

/** The same street after closing time: one colour, no goods, some windows lit. */
const CLOSED_SHOPS = Array.from({ length: HOUSES }, (_, index) =>
  closed(cycle<Shop>(ORDER, index), index),
);

/** Where things stand in the street above the foot of every page, in the units of its drawings, which lie upon each other. */
export const FOOTER_STREET = {
  size: { width: 2880, height: 262 },
  ground: 250,
  shopScale: 0.66,
  left: CLOSED_SHOPS.slice(0, FIRST),
  middle: CLOSED_SHOPS.slice(FIRST, END),
  right: CLOSED_SHOPS.slice(END),
} as const;
