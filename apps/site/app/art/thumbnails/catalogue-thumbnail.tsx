import { Crate } from '../crate.tsx';
import { paint } from '../paint.ts';

export function CatalogueThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.tintLeaf} />
      <Crate
        x={10}
        y={36}
        width={44}
        height={19}
        fruit={[paint.foodTomato, paint.foodHoney]}
        count={4}
      />
    </>
  );
}
