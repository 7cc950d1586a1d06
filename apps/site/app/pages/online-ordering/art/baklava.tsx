import { FloorShadow } from '#/art/food/floor-shadow.tsx';
import { paint } from '#/art/paint.ts';

const LAYERS = [58, 66, 74];

/** A piece of baklava with its pistachios. */
export function Baklava() {
  return (
    <>
      <FloorShadow y={82} width={66} />
      <path d="M16 54L48 34L80 54V72L48 84L16 72z" fill={paint.foodCrust} />
      <path d="M48 72V84L80 72V54z" fill={paint.foodCrust2} />
      <path d="M16 54L48 34L80 54L48 72z" fill={paint.foodHoney} />
      <g fill="none" stroke={paint.foodButter} strokeWidth="2.5">
        {LAYERS.map((y) => (
          <path key={y} d={`M16 ${y}L48 ${y + 14}`} />
        ))}
      </g>
      <g fill={paint.foodLeaf3}>
        <circle cx="42" cy="52" r="6" />
        <circle cx="54" cy="50" r="5" />
      </g>
      <circle cx="49" cy="57" r="5" fill={paint.foodLeaf2} />
    </>
  );
}
