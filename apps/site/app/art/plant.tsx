import { paint } from './paint.ts';

/** A leafy plant in a tomato pot; the pot's foot is 24 below the origin. */
export function Plant() {
  return (
    <>
      <path d="M-14 0h28l-4 24h-20z" fill={paint.foodTomato2} />
      <rect x="-16" y="-4" width="32" height="7" rx="2" fill={paint.foodTomato} />
      <g fill={paint.foodLeaf2}>
        <path d="M0-4q-26-14-16-40q22 12 16 40" />
        <path d="M0-4q26-14 16-40q-22 12-16 40" />
      </g>
      <path d="M0-4q-11-20 0-44q11 24 0 44" fill={paint.foodLeaf} />
      <g fill={paint.foodLeaf3}>
        <path d="M0-4q-26-6-26-22q20 0 26 22" />
        <path d="M0-4q26-6 26-22q-20 0-26 22" />
      </g>
    </>
  );
}
