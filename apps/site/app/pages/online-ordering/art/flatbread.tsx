import { FloorShadow } from '#/art/food/floor-shadow.tsx';
import { paint } from '#/art/paint.ts';

const BLISTERS = [
  [32, 56, 6],
  [48, 48, 7],
  [64, 58, 6],
  [46, 64, 4],
  [60, 46, 3],
] as const;

/** Two rounds of flatbread, one leaning on the other. */
export function Flatbread() {
  return (
    <>
      <FloorShadow y={80} width={74} />
      <ellipse cx="52" cy="50" rx="34" ry="25" fill={paint.foodCrust2} />
      <ellipse cx="46" cy="57" rx="36" ry="23" fill={paint.foodCrust} />
      <ellipse cx="46" cy="55" rx="33" ry="20" fill={paint.foodButter} />
      {BLISTERS.map(([x, y, radius]) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={radius}
          ry={radius * 0.6}
          fill={paint.foodCrust}
        />
      ))}
    </>
  );
}
