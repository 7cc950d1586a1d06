import { cycle } from './cycle.ts';
import { paint } from './paint.ts';
import type { Shop } from './shop.ts';
import { DUSK } from './street-looks.ts';
import { STREET_SHOPS } from './street-shops.ts';
import { Terrace } from './terrace.tsx';

export const size = { width: 2880, height: 262 } as const;

const GROUND = 250;
const SHOP_SCALE = 0.66;
const HOUSES = 20;

const { bakery, farm, grocer, juice, kitchen, salon } = STREET_SHOPS;
const ORDER = [grocer, farm, juice, kitchen, salon, bakery] as const satisfies readonly Shop[];

/** The same street after closing time: one colour, no goods, some windows lit. */
const CLOSED_SHOPS = Array.from({ length: HOUSES }, (_, index) =>
  closed(cycle<Shop>(ORDER, index), index),
);

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

export function Drawing() {
  return (
    <>
      <Terrace
        shops={CLOSED_SHOPS}
        alley={paint.pageDeep}
        x={0}
        ground={GROUND}
        scale={SHOP_SCALE}
      />
      <rect y={GROUND - 2} width={size.width} height="16" fill={paint.pave} />
    </>
  );
}
