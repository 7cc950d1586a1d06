import { FloorShadow } from '#/art/food/floor-shadow.tsx';
import { paint } from '#/art/paint.ts';

/** A glass of mint tea. */
export function TeaGlass() {
  return (
    <>
      <FloorShadow y={82} width={52} />
      <path d="M44 24q-14-10-22 0q10 10 22 0M50 22q2-16 16-16q0 14-16 16" fill={paint.foodLeaf2} />
      <path d="M50 30q4-16-2-22q-8 8 2 22" fill={paint.foodLeaf3} />
      <path d="M28 26h40l-5 50q-1 6-7 6h-16q-6 0-7-6z" fill={paint.glass2} />
      <path d="M29.500 38h37l-3.800 37q-.7 4-5.700 4h-18q-5 0-5.700-4z" fill={paint.foodHoney} />
      <path
        d="M36 42l4 32"
        stroke={paint.foodCream}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}
