import { Awning } from '#/art/awning.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { Baklava } from './baklava.tsx';
import { Flatbread } from './flatbread.tsx';
import { TeaGlass } from './tea-glass.tsx';

export const size = { width: 372, height: 720 } as const;

const DISHES = [
  { Dish: Salad, tint: paint.tintBlush, name: 'Harissa bowl', price: '£8.50', count: '1' },
  { Dish: Flatbread, tint: paint.tintButter, name: 'Flatbread', price: '£3.50', count: '0' },
  { Dish: Baklava, tint: paint.tintLeaf, name: 'Baklava', price: '£3.20', count: '0' },
  { Dish: TeaGlass, tint: paint.tintSky, name: 'Mint tea', price: '£2.90', count: '1' },
];
const WAYS = [
  { x: 80, name: 'Collect', fee: 'Free' },
  { x: 184, name: 'Self-delivery', fee: '£2.00' },
  { x: 296, name: 'Courier', fee: '£3.80' },
];
const SUMS = [
  { name: 'In the basket: 2', sum: '£11.40', y: 541 },
  { name: 'Delivery', sum: '£0.00', y: 565 },
  { name: 'Total', sum: '£11.40', y: 600 },
];

function DishRow({ Dish, tint, name, price, count }: (typeof DISHES)[number]) {
  return (
    <>
      <svg width="56" height="56" viewBox="0 0 96 96">
        <rect width="96" height="96" rx="17" fill={tint} />
        <Dish />
      </svg>
      <Label x={66} y={25} size={15} weight={700} fill={paint.pageInk}>
        {name}
      </Label>
      <Label x={66} y={45} size={15} fill={paint.muted}>
        {price}
      </Label>
      <circle cx="232" cy="28" r="16" fill={paint.line} opacity=".6" />
      <circle cx="298" cy="28" r="16" fill={paint.primary} />
      <g strokeWidth="2.2" strokeLinecap="round">
        <path d="M227 28h10" stroke={paint.pageInk} />
        <path d="M293 28h10M298 23v10" stroke={paint.onPrimary} />
      </g>
      <Label x={265} y={34} size={17} weight={700} anchor="middle" fill={paint.pageInk}>
        {count}
      </Label>
    </>
  );
}

function Ways() {
  return (
    <>
      <rect x="26" y="454" width="320" height="60" rx="12" fill={paint.line} opacity=".6" />
      <rect x="30" y="458" width="92" height="52" rx="9" fill={paint.pageInk} />
      {WAYS.map(({ x, name, fee }, index) => (
        <g key={name} fill={index ? paint.pageInk : paint.bg}>
          <Label x={x} y={481} size={14} weight={700} anchor="middle">
            {name}
          </Label>
          <Label x={x} y={499} size={14} anchor="middle">
            {fee}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The store as it stands before anybody touches it. */
export function Drawing() {
  return (
    <>
      <rect x="6" y="12" width="372" height="720" rx="46" fill={paint.shade} opacity=".34" />
      <rect width="372" height="720" rx="46" fill={paint.ink} />
      <rect
        x="1"
        y="1"
        width="370"
        height="718"
        rx="45"
        fill="none"
        stroke={paint.ticket}
        strokeWidth="2"
        opacity=".24"
      />
      <rect x="12" y="12" width="348" height="696" rx="35" fill={paint.raised} />
      <path d="M12 160V47a35 35 0 0 1 35-35h278a35 35 0 0 1 35 35v113z" fill={paint.deep} />
      <Awning
        x={12}
        y={40}
        width={348}
        drop={27}
        stripes={9}
        colors={[paint.brand, paint.cream]}
        hasShadow={false}
      />
      <SignText x={186} y={118} size={22} fill={paint.onDeep}>
        Olive Street Kitchen
      </SignText>
      <Label x={186} y={139} size={14} anchor="middle" fill={paint.onDeep2}>
        Open until 10 pm
      </Label>
      {DISHES.map((dish, index) => (
        <Place key={dish.name} x={26} y={170 + index * 71}>
          {index > 0 && <rect y="-8" width="320" height="1" fill={paint.line} />}
          <DishRow {...dish} />
        </Place>
      ))}
      <Ways />
      <rect x="30" y="576" width="312" height="2" fill={paint.pageInk} />
      {SUMS.map(({ name, sum, y }) => (
        <g key={name} fill={paint.pageInk}>
          <Label x={30} y={y} size={16} weight={y > 590 ? 700 : 500}>
            {name}
          </Label>
          <Label x={342} y={y} size={16} weight={y > 590 ? 700 : 500} anchor="end">
            {sum}
          </Label>
        </g>
      ))}
      <rect x="26" y="640" width="320" height="52" rx="10" fill={paint.primary} />
      <g fill={paint.onPrimary}>
        <Label x={44} y={671} size={17} weight={650}>
          Place order
        </Label>
        <Label x={328} y={671} size={17} weight={650} anchor="end">
          £11.40
        </Label>
      </g>
    </>
  );
}
