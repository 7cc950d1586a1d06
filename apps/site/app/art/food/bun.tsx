import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function Bun() {
  return (
    <>
      <FloorShadow y={78} width={72} />
      <path d="M14 70a34 34 0 0 1 68 0q0 8-10 8h-48q-10 0-10-8z" fill={paint.foodCrust} />
      <path
        d="M50 58a5 4.5 0 0 1-10 0a11 10 0 0 1 22 0a17 13.5 0 0 1-34 0"
        fill="none"
        stroke={paint.foodCrust2}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M33 46.5h3M58 43.5h3M69.5 60.5h3M21.5 64.5h3"
        stroke={paint.foodCream}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
