import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function Cup() {
  return (
    <>
      <FloorShadow x={46} y={80} width={64} />
      <g fill="none" strokeLinecap="round">
        <path d="M68 44q16 2 10 14q-3 6-12 6" stroke={paint.foodTomato} strokeWidth="6" />
        <path d="M36 28q-5-6 0-11M48 28q-5-6 0-11" stroke={paint.foodLeaf2} strokeWidth="3" />
      </g>
      <path d="M20 38h48v22a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20z" fill={paint.foodTomato} />
      <ellipse cx="44" cy="38" rx="24" ry="6" fill={paint.wood2} />
    </>
  );
}
