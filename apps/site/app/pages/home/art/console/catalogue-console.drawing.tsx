import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { CONSOLE_SCREEN, ConsoleFrame } from '#/art/console/console-frame.tsx';
import { ConsoleHeading } from '#/art/console/console-heading.tsx';
import { MockButton } from '#/art/console/mock-button.tsx';
import { Pill } from '#/art/console/pill.tsx';
import { COLUMN, type StockItem, StockRow } from './stock-row.tsx';

export { CONSOLE_PLANE as size } from '#/art/console/console-frame.tsx';

const HEADS = [
  ['Product', COLUMN.product],
  ['In store', COLUMN.stock],
  ['Online price', COLUMN.price],
  ['Margin', COLUMN.margin],
  ['Online', COLUMN.online],
] as const;
const ITEMS: readonly StockItem[] = [
  {
    food: 'veg',
    name: 'Heritage veg box',
    aisle: 'Farm boxes',
    left: 62,
    price: '£18.00',
    margin: '32%',
    isOnline: true,
  },
  {
    food: 'cheese',
    name: 'Wedge of cheddar',
    aisle: 'Dairy',
    left: 9,
    price: '£5.40',
    margin: '28%',
    isOnline: true,
  },
  {
    food: 'eggs',
    name: 'Free range eggs, 12',
    aisle: 'Dairy',
    left: 0,
    price: '£4.20',
    margin: '24%',
    isOnline: false,
  },
  {
    food: 'honey',
    name: 'Wildflower honey',
    aisle: 'Pantry',
    left: 41,
    price: '£7.50',
    margin: '41%',
    isOnline: true,
  },
  {
    food: 'loaf',
    name: 'Seeded sourdough',
    aisle: 'Bakery',
    left: 24,
    price: '£4.60',
    margin: '36%',
    isOnline: true,
  },
];
const ROW = 66;

export function Drawing() {
  return (
    <ConsoleFrame address="console.harvestlane.example">
      <ConsoleHeading title="Catalogue" note="248 products · 6 low · 2 out of stock" />
      <Pill x={426} y={29} width={104} fill={paint.tintBlush}>
        New Arrivals
      </Pill>
      <Pill x={538} y={29} width={80}>
        Featured
      </Pill>
      <MockButton x={630} y={24} width={106} height={36}>
        Upload
      </MockButton>
      <rect y="82" width={CONSOLE_SCREEN.width} height="34" fill={paint.sunk} />
      <g fill={paint.muted}>
        {HEADS.map(([head, x]) => (
          <Label key={head} x={x} y={103.5} size={12.5} weight={650}>
            {head}
          </Label>
        ))}
      </g>
      {ITEMS.map((item, index) => (
        <Place key={item.name} x={0} y={120 + index * ROW}>
          <StockRow item={item} />
          {index < ITEMS.length - 1 && (
            <rect x="24" y={ROW - 1} width="712" height="1" fill={paint.line} />
          )}
        </Place>
      ))}
    </ConsoleFrame>
  );
}
