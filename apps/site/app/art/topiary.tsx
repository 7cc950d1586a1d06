import { paint } from './paint.ts';

/** A clipped ball on a stem in a stone pot, standing on the origin. */
export function Topiary() {
  return (
    <>
      <rect x="-2.5" y="-44" width="5" height="26" fill={paint.wood2} />
      <circle cy="-56" r="20" fill={paint.foodLeaf} />
      <g fill={paint.foodLeaf2}>
        <circle cx="-6" cy="-62" r="5" />
        <circle cx="7" cy="-52" r="4" />
      </g>
      <path d="M-14-20h28l-3 20h-22z" fill={paint.sand2} />
      <rect x="-16" y="-22" width="32" height="6" rx="2" fill={paint.sand} />
    </>
  );
}
