import type { ReactNode } from 'react';

import { Label } from '../label.tsx';
import { paint } from '../paint.ts';

export const TITLE_BAR = 40;
const RADIUS = 16;
const ADDRESS_WIDTH = 240;

type BrowserFrameProps = {
  width: number;
  height: number;
  /** A made-up address ending in `.example`. */
  address: string;
  /** Drawn from the corner under the title bar; what reaches beyond the window is cut off. */
  children: ReactNode;
};

/** A window with a title bar. What touches its lower corners rounds them itself. */
export function BrowserFrame({ width, height, address, children }: BrowserFrameProps) {
  const window = { width, height, rx: RADIUS };
  const bar = `M0 ${TITLE_BAR}v${RADIUS - TITLE_BAR}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS}-${RADIUS}h${width - RADIUS * 2}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}v${TITLE_BAR - RADIUS}z`;
  return (
    <>
      <rect x="6" y="12" {...window} fill={paint.shade} opacity=".13" />
      <rect {...window} fill={paint.raised} />
      <svg y={TITLE_BAR} width={width} height={height - TITLE_BAR} overflow="hidden">
        {children}
      </svg>
      <path d={bar} fill={paint.sunk} />
      {[paint.signal, paint.accent, paint.foodLeaf3].map((dot, index) => (
        <circle key={dot} cx={22 + index * 16} cy="20" r="4.5" fill={dot} />
      ))}
      <rect
        x={(width - ADDRESS_WIDTH) / 2}
        y="9"
        width={ADDRESS_WIDTH}
        height="22"
        rx="11"
        fill={paint.bg}
      />
      <Label x={width / 2} y={24.5} size={13} weight={550} anchor="middle" fill={paint.muted}>
        {address}
      </Label>
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx={RADIUS - 0.5}
        fill="none"
        stroke={paint.line}
      />
    </>
  );
}
