import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function Smoothie() {
  return (
    <>
      <FloorShadow y={86} width={44} />
      <path
        d="M54 20l8-16h9"
        fill="none"
        stroke={paint.foodLeaf}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M30 26h36l-5 60h-26z" fill={paint.foodPink} />
      <path d="M31.4 42h33.2l-3.6 44h-26z" fill={paint.foodTomato} />
      <rect x="26" y="20" width="44" height="8" rx="3" fill={paint.foodCream} />
      <circle cx="42" cy="58" r="3" fill={paint.foodCream} opacity=".5" />
      <circle cx="54" cy="70" r="4" fill={paint.foodCream} opacity=".5" />
    </>
  );
}
