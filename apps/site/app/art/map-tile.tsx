import { paint } from './paint.ts';

const BUILT =
  'M132 0h134a8 8 0 0 1 8 8v70a8 8 0 0 1-8 8h-134a8 8 0 0 1-8-8v-70a8 8 0 0 1 8-8zM8 106h88a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-88a8 8 0 0 1-8-8v-50a8 8 0 0 1 8-8zM302 106h58v66h-58a8 8 0 0 1-8-8v-50a8 8 0 0 1 8-8zM132 192h134a8 8 0 0 1 8 8v60h-150v-60a8 8 0 0 1 8-8zM302 192h58v68h-66v-60a8 8 0 0 1 8-8z';
const GREEN =
  'M0 0h104v78a8 8 0 0 1-8 8h-96zM294 0h66v62h-58a8 8 0 0 1-8-8zM132 106h134a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-134a8 8 0 0 1-8-8v-50a8 8 0 0 1 8-8zM0 192h96a8 8 0 0 1 8 8v60h-104z';
const HOUSES =
  'M14 122h22v16h-22zM46 122h18v16h-18zM14 146h30v14h-30zM138 14h28v18h-28zM176 14h18v18h-18zM138 46h20v26h-20zM306 122h20v18h-20zM306 148h32v12h-32zM138 206h26v18h-26zM174 206h34v18h-34z';

/** A few streets from above, 360 by 260. */
export function MapTile() {
  return (
    <svg width="360" height="260" overflow="hidden">
      <rect width="360" height="260" fill={paint.raised} />
      <path d={BUILT} fill={paint.sand} />
      <path d={GREEN} fill={paint.foodLeaf3} opacity=".42" />
      <path d={HOUSES} fill={paint.shade} opacity=".09" />
      <path d="M262-10L374 96" stroke={paint.raised} strokeWidth="20" />
      <path
        d="M-10 226C70 196 150 236 230 214S330 224 370 210"
        fill="none"
        stroke={paint.tintSky}
        strokeWidth="16"
      />
      <g fill={paint.foodLeaf2} opacity=".6">
        <circle cx="30" cy="30" r="12" />
        <circle cx="56" cy="52" r="16" />
        <circle cx="82" cy="28" r="10" />
        <circle cx="248" cy="132" r="11" />
      </g>
    </svg>
  );
}
