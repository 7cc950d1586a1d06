import { type Paint, paint } from '#/art/paint.ts';

/** A cup stamped in one ink, 82 across, its middle on the origin. */
export function Stamp({ ink }: { ink: Paint }) {
  return (
    <>
      <circle r="41" fill={ink} />
      <circle r="36" fill="none" stroke={paint.cream} strokeWidth="1.6" opacity=".85" />
      <g transform="translate(-21 -19)">
        <path d="M9 12h24l-4 34h-16z" fill={paint.cream} />
        <rect x="6" y="8" width="30" height="5" rx="2" fill={paint.cream} />
        <path
          d="M24 8l5-9h6"
          fill="none"
          stroke={paint.cream}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M10.2 22h21.6l-2.8 24h-16z" fill={ink} opacity=".35" />
      </g>
    </>
  );
}
