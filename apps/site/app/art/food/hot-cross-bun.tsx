import { paint } from '../paint.ts';

/** A hot cross bun from above, 156 across, its middle on the origin. */
export function HotCrossBun() {
  return (
    <>
      <circle cy="6" r="78" fill={paint.foodCrust2} />
      <circle r="78" fill={paint.foodCrust} />
      <path
        d="M-12-77a78 78 0 0 1 24 0V-12H77a78 78 0 0 1 0 24H12V77a78 78 0 0 1-24 0V12H-77a78 78 0 0 1 0-24H-12z"
        fill={paint.foodCream}
      />
    </>
  );
}
