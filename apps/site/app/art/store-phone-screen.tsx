import { Awning } from './awning.tsx';
import { type FoodName, FoodTile } from './food-tile.tsx';
import { Label } from './label.tsx';
import { paint } from './paint.ts';
import { SCREEN } from './phone-frame.tsx';
import { Place } from './place.tsx';
import { SignText } from './sign-text.tsx';

const AISLES = [
  { name: 'Today', width: 54 },
  { name: 'Bread', width: 54 },
  { name: 'Cakes', width: 56 },
  { name: 'Drinks', width: 58 },
];
const PRODUCTS = [
  { food: 'bun', name: 'Cinnamon knot', note: 'Warm from 7 am', price: '£3.20', inBasket: '2' },
  { food: 'loaf', name: 'Seeded sourdough', note: '800 g loaf', price: '£4.60' },
  { food: 'cup', name: 'Flat white', note: 'Oat or whole milk', price: '£3.40' },
] as const;
const CENTRE = SCREEN.width / 2;

/** The baker's store as its customers see it. */
export function StorePhoneScreen() {
  return (
    <>
      <rect width={SCREEN.width} height="150" fill={paint.deep} />
      <Awning
        x={0}
        y={30}
        width={SCREEN.width}
        drop={26}
        stripes={13}
        colors={[paint.signal, paint.cream]}
        hasShadow={false}
      />
      <SignText x={CENTRE} y={104} size={22} fill={paint.cream}>
        Bramble Bakery
      </SignText>
      <Label x={CENTRE} y={126} size={13} anchor="middle" fill={paint.onDeep2}>
        Open until 6 pm · Collect or deliver
      </Label>
      {AISLES.map((aisle, index) => (
        <Place key={aisle.name} x={16 + index * 62} y={164}>
          <Aisle {...aisle} isCurrent={index === 0} />
        </Place>
      ))}
      {PRODUCTS.map((product, index) => (
        <Place key={product.name} x={16} y={204 + index * 100}>
          <ProductRow {...product} />
          {index < PRODUCTS.length - 1 && <rect y="91" width="244" height="1" fill={paint.line} />}
        </Place>
      ))}
      <BasketBar />
    </>
  );
}

function Aisle({ name, width, isCurrent }: (typeof AISLES)[number] & { isCurrent: boolean }) {
  return (
    <>
      <rect
        width={width}
        height="24"
        rx="12"
        fill={isCurrent ? paint.pageInk : paint.line}
        opacity={isCurrent ? undefined : '.45'}
      />
      <Label
        x={width / 2}
        y={16.5}
        size={12}
        weight={600}
        anchor="middle"
        fill={isCurrent ? paint.bg : paint.pageInk}
      >
        {name}
      </Label>
    </>
  );
}

type ProductRowProps = {
  food: FoodName;
  name: string;
  note: string;
  price: string;
  inBasket?: string;
};

function ProductRow({ food, name, note, price, inBasket }: ProductRowProps) {
  return (
    <>
      <FoodTile food={food} size={84} radius={12} />
      <Label x={98} y={24} size={14.5} weight={650} fill={paint.pageInk}>
        {name}
      </Label>
      <Label x={98} y={43} size={13} fill={paint.muted}>
        {note}
      </Label>
      <Label x={98} y={72} size={15} weight={700} fill={paint.pageInk}>
        {price}
      </Label>
      {inBasket ? (
        <>
          <circle cx="226" cy="66" r="16" fill={paint.primary} />
          <Label x={226} y={71} size={14} weight={700} anchor="middle" fill={paint.onPrimary}>
            {inBasket}
          </Label>
        </>
      ) : (
        <>
          <circle cx="226" cy="66" r="16" fill={paint.line} opacity=".45" />
          <path
            d="M220 66h12m-6-6v12"
            stroke={paint.pageInk}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}

function BasketBar() {
  return (
    <>
      <rect y="506" width={SCREEN.width} height="90" fill={paint.raised} />
      <rect y="506" width={SCREEN.width} height="1" fill={paint.line} />
      <rect x="16" y="518" width="244" height="48" rx="8" fill={paint.primary} />
      <g fill={paint.onPrimary}>
        <Label x={34} y={547} size={15} weight={650}>
          View basket
        </Label>
        <Label x={244} y={547} size={15} weight={700} anchor="end">
          £6.40
        </Label>
      </g>
    </>
  );
}
