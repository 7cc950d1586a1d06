import { paint } from './paint.ts';

/** An iron street lamp, its foot on the origin; its halo shows at night only. */
export function LampPost() {
  return (
    <>
      <g fill={paint.iron}>
        <rect x="-3" y="-190" width="6" height="190" rx="3" />
        <rect x="-7" y="-26" width="14" height="26" rx="2" />
        <path d="M20-160h28l-6 20h-16z" />
      </g>
      <path
        d="M0-176q34-14 34 16"
        fill="none"
        stroke={paint.iron}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M25-141h18l-3 8h-12z" fill={paint.lamp} />
      <circle cx="34" cy="-126" r="26" fill={paint.lamp} opacity={paint.glow} />
    </>
  );
}
