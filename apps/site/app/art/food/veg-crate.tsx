import { Crate } from '../crate.tsx';
import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

export function VegCrate() {
  return (
    <>
      <FloorShadow y={82} width={72} />
      <path d="M26 46q-8-26 6-34q10 14 4 34" fill={paint.foodLeaf2} />
      <path d="M38 44q-2-28 12-32q6 18-4 34" fill={paint.foodLeaf3} />
      <path d="M54 46q2-26 16-28q4 16-8 30" fill={paint.foodLeaf} />
      <Crate
        x={18}
        y={54}
        width={60}
        height={26}
        fruit={[paint.foodTomato, paint.foodHoney]}
        count={4}
      />
    </>
  );
}
