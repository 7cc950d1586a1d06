import { Awning } from './awning.tsx';
import { Fascia } from './fascia.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { Parapet, Roof } from './roof.tsx';
import { GROUND_FLOOR, type Shop } from './shop.ts';
import { ShopDoor } from './shop-door.tsx';
import { ShopWindow } from './shop-window.tsx';
import { UpperFloor } from './upper-floor.tsx';

const FASCIA_HEIGHT = 35;
const DOOR_WIDTH = 46;
const MARGIN = 12;
const AWNING_STRIPES = 9;

/** A whole shop, its left foot on the origin. */
export function Shopfront({ shop }: { shop: Shop }) {
  const { width, look } = shop;
  const isDoorLeft = shop.doorSide === 'left';
  const openingTop = FASCIA_HEIGHT - GROUND_FLOOR;
  const openingHeight = -openingTop;
  return (
    <>
      <Roof shop={shop} />
      <UpperFloor shop={shop} />
      <Parapet shop={shop} />
      <rect y={-GROUND_FLOOR} width={width} height={GROUND_FLOOR} fill={look.trim} />
      <Fascia shop={shop} />
      <Place x={isDoorLeft ? DOOR_WIDTH + MARGIN * 2 : MARGIN} y={openingTop}>
        <ShopWindow
          width={width - DOOR_WIDTH - MARGIN * 3}
          height={openingHeight}
          look={look}
          goods={shop.goods}
        />
      </Place>
      <Place x={isDoorLeft ? MARGIN : width - DOOR_WIDTH - MARGIN} y={openingTop}>
        <ShopDoor
          width={DOOR_WIDTH}
          height={openingHeight}
          look={look}
          knobSide={isDoorLeft ? 'right' : 'left'}
          isOpen={shop.goods !== undefined}
        />
      </Place>
      <Awning
        x={-6}
        y={openingTop - 2}
        width={width + 12}
        drop={30}
        stripes={AWNING_STRIPES}
        colors={look.awning}
      />
      <rect x="-3" y="-6" width={width + 6} height="6" fill={paint.shade} opacity=".25" />
    </>
  );
}
