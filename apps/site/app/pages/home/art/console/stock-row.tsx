import { type FoodName, FoodTile } from '#/art/food-tile.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Meter } from '#/art/console/meter.tsx';
import { MockButton } from '#/art/console/mock-button.tsx';
import { MockSwitch } from './mock-switch.tsx';

const FULL_SHELF = 62;
const LOW = 10;

/** Left edges of the catalogue's columns. */
export const COLUMN = { product: 84, stock: 318, price: 436, margin: 556, online: 668 } as const;

export type StockItem = {
  food: FoodName;
  name: string;
  aisle: string;
  left: number;
  price: string;
  margin: string;
  isOnline: boolean;
};

/** One article of the catalogue, 66 high. */
export function StockRow({ item }: { item: StockItem }) {
  return (
    <>
      <Place x={24} y={8}>
        <FoodTile food={item.food} size={48} radius={9} />
      </Place>
      <Label x={COLUMN.product} y={29} size={14.5} weight={650} fill={paint.pageInk}>
        {item.name}
      </Label>
      <Label x={COLUMN.product} y={48} size={13} fill={paint.muted}>
        {item.aisle}
      </Label>
      <Stock left={item.left} />
      <Label x={COLUMN.price} y={37} size={15} weight={700} fill={paint.pageInk}>
        {item.price}
      </Label>
      <Label x={COLUMN.margin} y={37} size={14} weight={600} fill={paint.muted}>
        {item.margin}
      </Label>
      <MockSwitch x={COLUMN.online} y={20} isOn={item.isOnline} />
    </>
  );
}

function Stock({ left }: { left: number }) {
  if (left === 0) {
    return (
      <MockButton
        x={COLUMN.stock - 2}
        y={18}
        width={86}
        height={30}
        fill={paint.error}
        ink={paint.raised}
      >
        Restock
      </MockButton>
    );
  }
  return (
    <>
      <Label x={COLUMN.stock} y={28} size={13.5} weight={650} fill={paint.pageInk}>
        {`${left} left`}
      </Label>
      <Meter
        x={COLUMN.stock}
        y={37}
        width={82}
        height={6}
        share={left / FULL_SHELF}
        fill={left < LOW ? paint.accent : paint.brand2}
      />
    </>
  );
}
