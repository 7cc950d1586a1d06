import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function Cheese() {
  return (
    <>
      <FloorShadow y={78} width={76} />
      <path d="M12 54L72 24q14 6 14 30z" fill={paint.foodButter} />
      <path d="M12 54h74v22h-74z" fill={paint.foodHoney} />
      <g fill={paint.foodCrust}>
        <circle cx="32" cy="66" r="5" />
        <circle cx="54" cy="64" r="7" />
        <circle cx="74" cy="68" r="4" />
      </g>
      <circle cx="62" cy="42" r="4" fill={paint.foodHoney} />
    </>
  );
}
