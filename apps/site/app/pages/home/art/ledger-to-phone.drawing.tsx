import { Awning } from '#/art/awning.tsx';
import { type FoodName, FoodTile } from '#/art/food-tile.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

export const size = { minX: 60, minY: 0, width: 520, height: 236 } as const;

/** The ground reaches beyond the plane, for cards of another shape. */
const GROUND = { x: -200, y: -200, width: 1040, height: 640 } as const;
const STRIPE_STEP = 50;
const STRIPES = 21;
const LINES = [90, 110, 70, 100, 60, 90];
const GOODS: readonly FoodName[] = ['bun', 'cup', 'salad'];

export function Drawing() {
  const stripes = Array.from(
    { length: STRIPES },
    (_, index) => `M${GROUND.x + index * STRIPE_STEP} ${GROUND.y}h25v${GROUND.height}h-25z`,
  );
  return (
    <>
      <rect {...GROUND} fill={paint.deep} />
      <path d={stripes.join('')} fill={paint.brand} opacity=".35" />
      <g transform="translate(112 44) rotate(-7 80 80)">
        <Ledger />
      </g>
      <path
        d="M290 122h62M336 106l16 16l-16 16"
        fill="none"
        stroke={paint.accent}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Place x={392} y={26}>
        <ShopPhone />
      </Place>
    </>
  );
}

/** The order book from under the till. */
function Ledger() {
  return (
    <>
      <rect x="6" y="10" width="150" height="230" rx="8" fill={paint.shade} opacity=".2" />
      <rect width="150" height="230" rx="8" fill={paint.sand} />
      {LINES.map((width, index) => (
        <g key={`line ${index + 1}`} transform={`translate(0 ${26 + index * 24})`}>
          <rect x="24" width={width - 8} height="4" rx="2" fill={paint.ink} opacity=".5" />
          <rect x="120" width="18" height="4" rx="2" fill={paint.signal} />
        </g>
      ))}
      <rect width="14" height="230" rx="4" fill={paint.sand2} />
    </>
  );
}

function ShopPhone() {
  return (
    <>
      <rect x="5" y="9" width="128" height="260" rx="22" fill={paint.shade} opacity=".25" />
      <rect width="128" height="260" rx="22" fill={paint.ink} />
      <rect x="7" y="7" width="114" height="246" rx="16" fill={paint.raised} />
      <path d="M7 62V23a16 16 0 0 1 16-16h82a16 16 0 0 1 16 16v39z" fill={paint.brand} />
      <Awning
        x={7}
        y={30}
        width={114}
        drop={16}
        stripes={9}
        colors={[paint.signal, paint.cream]}
        hasShadow={false}
      />
      {GOODS.map((food, index) => (
        <Place key={food} x={16} y={74 + index * 44}>
          <FoodTile food={food} size={36} radius={7} />
          <rect x="44" y="6" width="44" height="5" rx="2" fill={paint.pageInk} />
          <rect x="44" y="18" width="28" height="5" rx="2" fill={paint.control} />
        </Place>
      ))}
    </>
  );
}
