import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 700, height: 600 } as const;

const WAITING = [
  { number: '27', x: 356 },
  { number: '28', x: 470 },
];

/** The queue's paper numbers, unrolled along the floor for want of anybody to take one. */
export function Drawing() {
  return (
    <>
      <rect y="560" width="700" height="40" fill={paint.shade} opacity=".1" />
      <rect x="216" width="16" height="190" fill={paint.iron} />
      <rect x="264" width="16" height="190" fill={paint.iron} />
      <circle cx="256" cy="220" r="122" fill={paint.shade} opacity=".14" />
      <circle cx="248" cy="208" r="122" fill={paint.signal} />
      <circle cx="248" cy="208" r="80" fill={paint.signal2} />
      <circle cx="248" cy="208" r="34" fill={paint.cream} />
      <path
        d="M164 236C178 424 236 486 360 486H566V580H340C190 580 128 436 126 228z"
        fill={paint.ticket}
      />
      <path d="M126 228C128 436 190 580 340 580l-6-22C210 548 152 420 146 232z" fill={paint.sand} />
      {WAITING.map(({ number, x }) => (
        <g key={number}>
          <SignText x={x} y={551} size={52} weight={660} fill={paint.ink}>
            {number}
          </SignText>
          <path
            d={`M${x + 57} 490v88`}
            fill="none"
            stroke={paint.ink}
            strokeWidth="2.4"
            strokeDasharray="3 8"
          />
        </g>
      ))}
      <g transform="rotate(8 608 500)">
        <rect x="546" y="442" width="136" height="146" rx="4" fill={paint.shade} opacity=".15" />
        <rect x="540" y="430" width="136" height="146" rx="4" fill={paint.ticket} />
        <SignText x={608} y={524} size={62} weight={660} fill={paint.signal2}>
          29
        </SignText>
      </g>
      <SignText x={398} y={196} size={41} anchor="start" fill={paint.ink}>
        Nobody waits
      </SignText>
      <SignText x={398} y={244} size={41} anchor="start" fill={paint.ink}>
        by the door.
      </SignText>
    </>
  );
}
