import { paint } from '#/art/paint.ts';

/** A round tree in a field, its foot on the origin. */
export function FieldTree() {
  return (
    <>
      <rect x="-3" y="-28" width="6" height="28" fill={paint.wood2} />
      <circle cy="-44" r="23" fill={paint.deep} />
      <circle cx="-7" cy="-51" r="7" fill={paint.brand} />
    </>
  );
}
