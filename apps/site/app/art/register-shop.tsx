import { Awning } from './awning.tsx';
import { Fascia } from './fascia.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { REGISTER_SHOP_WIDTH } from './register-place.ts';
import { Parapet, Roof } from './roof.tsx';
import { ShopDoor } from './shop-door.tsx';
import { ShopWindow } from './shop-window.tsx';
import { GROUND_FLOOR, type Shop } from './shop.ts';
import { FACADES } from './street-facades.ts';
import { UpperFloor } from './upper-floor.tsx';

/** The shop a visitor registers: its sign is left blank, the page writes it. */
const SHOP: Shop = {
  name: '',
  width: REGISTER_SHOP_WIDTH,
  upperFloor: 196,
  windows: { count: 3, width: 40 },
  roof: 'gable',
  goods: 'farm',
  look: {
    ...FACADES.farm,
    trim: paint.brand,
    sign: paint.deep,
    awning: [paint.accent, paint.cream],
  },
};
const FASCIA_HEIGHT = 35;
const DOOR_WIDTH = 46;
const MARGIN = 12;
const AWNING = { overhang: 6, drop: 36, stripes: 9 };

/** The visitor's shop, bare or with flowers and its awning out. */
export function RegisterShop({ isOpen }: { isOpen: boolean }) {
  const shop = { ...SHOP, hasFlowerBoxes: isOpen };
  const { width, look } = shop;
  const top = FASCIA_HEIGHT - GROUND_FLOOR;
  return (
    <>
      <Roof shop={shop} />
      <UpperFloor shop={shop} />
      <Parapet shop={shop} />
      <rect y={-GROUND_FLOOR} width={width} height={GROUND_FLOOR} fill={look.trim} />
      <Fascia shop={shop} />
      <Place x={MARGIN} y={top}>
        <ShopWindow
          width={width - DOOR_WIDTH - MARGIN * 3}
          height={-top}
          look={look}
          goods={shop.goods}
        />
      </Place>
      <Place x={width - DOOR_WIDTH - MARGIN} y={top}>
        <ShopDoor width={DOOR_WIDTH} height={-top} look={look} knobSide="left" isOpen={isOpen} />
      </Place>
      {isOpen && (
        <Awning
          x={-AWNING.overhang}
          y={top - 2}
          width={width + AWNING.overhang * 2}
          drop={AWNING.drop}
          stripes={AWNING.stripes}
          colors={look.awning}
        />
      )}
      <rect x="-3" y="-6" width={width + 6} height="6" fill={paint.shade} opacity=".25" />
    </>
  );
}
