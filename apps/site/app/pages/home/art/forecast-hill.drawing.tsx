import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { RaisedCard } from '#/art/raised-card.tsx';

export const size = { minX: 14, minY: 0, width: 292, height: 210 } as const;

/** The order curve as two hills: what was, and what is coming by Saturday. */
export function Drawing() {
  return (
    <>
      <rect x="-160" y="-160" width="640" height="540" fill={paint.tintLeaf} />
      <path
        d="M-160 380V168C-100 140-60 176 0 150C40 120 60 150 100 130S160 70 200 92V380z"
        fill={paint.brand2}
      />
      <path d="M200 380V92C240 110 260 40 320 30S420 60 480 40V380z" fill={paint.accent} />
      <path
        d="M200 92C240 110 260 40 320 30S420 60 480 40"
        fill="none"
        stroke={paint.signal}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <circle cx="200" cy="92" r="9" fill={paint.raised} />
      <circle cx="200" cy="92" r="5.5" fill={paint.pageInk} />
      <Place x={44} y={28}>
        <RaisedCard width={134} height={50} radius={10} />
        <Label x={14} y={21} size={13} weight={600} fill={paint.muted}>
          Saturday
        </Label>
        <Label x={14} y={39} size={14.5} weight={700} fill={paint.pageInk}>
          Order 20 more
        </Label>
      </Place>
    </>
  );
}
