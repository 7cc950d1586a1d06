import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function SeededLoaf() {
  return (
    <>
      <FloorShadow y={76} width={76} />
      <path d="M10 68v-16a38 28 0 0 1 76 0v16q0 8-8 8h-60q-8 0-8-8z" fill={paint.wood} />
      <path d="M10 54a38 28 0 0 1 76 0q-38-16-76 0" fill={paint.foodCrust} />
      <path
        d="M22 34l12 18M40 34l12 18M58 34l12 18"
        stroke={paint.foodCream}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
