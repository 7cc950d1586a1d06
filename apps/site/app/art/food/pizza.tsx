import { paint } from '../paint.ts';

export function Pizza() {
  return (
    <>
      <circle cx="48" cy="50" r="36" fill={paint.foodCrust} />
      <circle cx="48" cy="50" r="30" fill={paint.foodButter} />
      <g fill={paint.foodTomato}>
        <circle cx="38" cy="40" r="5.5" />
        <circle cx="58" cy="38" r="5.5" />
        <circle cx="44" cy="62" r="5.5" />
        <circle cx="34" cy="56" r="5.5" />
      </g>
      <g fill={paint.foodLeaf2}>
        <circle cx="64" cy="56" r="5.5" />
        <circle cx="52" cy="50" r="5.5" />
      </g>
    </>
  );
}
