import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function Salad() {
  return (
    <>
      <FloorShadow y={80} width={60} />
      <circle cx="30" cy="44" r="12" fill={paint.foodLeaf2} />
      <circle cx="44" cy="36" r="13" fill={paint.foodLeaf3} />
      <circle cx="60" cy="40" r="13" fill={paint.foodLeaf} />
      <circle cx="70" cy="46" r="9" fill={paint.foodLeaf3} />
      <circle cx="40" cy="46" r="7" fill={paint.foodTomato} />
      <circle cx="58" cy="50" r="6" fill={paint.foodTomato} />
      <circle cx="50" cy="42" r="4" fill={paint.foodHoney} />
      <path d="M12 50h72a36 30 0 0 1-72 0z" fill={paint.foodCream} />
      <path d="M12 50h72l-1 6h-70z" fill={paint.sand} />
    </>
  );
}
