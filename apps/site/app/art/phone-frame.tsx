import type { ReactNode } from 'react';
import { Label } from './label.tsx';
import { type Paint, paint } from './paint.ts';
import { Place } from './place.tsx';

export const SCREEN = { width: 276, height: 596 } as const;

type PhoneFrameProps = {
  background: Paint;
  /** Colour of the clock and battery, which lie on the screen's head. */
  statusInk: Paint;
  children: ReactNode;
};

/** A phone of 300 by 620 around a screen of `SCREEN`, whose origin is the screen's own corner. */
export function PhoneFrame({ background, statusInk, children }: PhoneFrameProps) {
  return (
    <>
      <rect x="6" y="10" width="300" height="620" rx="46" fill={paint.shade} opacity=".16" />
      <rect width="300" height="620" rx="46" fill={paint.ink} />
      <rect x="3" y="3" width="294" height="614" rx="43" fill={paint.ticket} opacity=".1" />
      <rect x="5" y="5" width="290" height="610" rx="42" fill={paint.ink} />
      <Place x={12} y={12}>
        {/* The rounding is measured on the drawn box, so the inner svg must fill and end it. */}
        <g clipPath="inset(0 round 35px)">
          <svg {...SCREEN} overflow="hidden">
            <rect {...SCREEN} fill={background} />
            {children}
            <StatusBar ink={statusInk} />
          </svg>
        </g>
      </Place>
      <rect x="112" y="22" width="76" height="20" rx="10" fill={paint.ink} />
      <rect x="110" y="596" width="80" height="4" rx="2" fill={paint.pageInk} opacity=".8" />
    </>
  );
}

function StatusBar({ ink }: { ink: Paint }) {
  return (
    <>
      <Label x={22} y={22} size={12} weight={700} fill={ink}>
        9:41
      </Label>
      <rect
        x="238"
        y="14"
        width="18"
        height="9"
        rx="2.5"
        fill="none"
        stroke={ink}
        strokeWidth="1.3"
      />
      <rect x="240" y="16" width="11" height="5" rx="1" fill={ink} />
    </>
  );
}
