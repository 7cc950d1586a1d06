import { paint } from './paint.ts';

const BLOCKS = [
  { x: 0, y: 0, width: 104, height: 86, fill: paint.brandPale },
  { x: 124, y: 0, width: 150, height: 86, fill: paint.sand },
  { x: 294, y: 0, width: 66, height: 62, fill: paint.brandPale },
  { x: 0, y: 106, width: 104, height: 66, fill: paint.sand },
  { x: 124, y: 106, width: 150, height: 66, fill: paint.brandPale },
  { x: 294, y: 106, width: 66, height: 66, fill: paint.sand },
  { x: 0, y: 192, width: 104, height: 68, fill: paint.brandPale },
  { x: 124, y: 192, width: 150, height: 68, fill: paint.sand },
  { x: 294, y: 192, width: 66, height: 68, fill: paint.sand },
];
const HOUSES =
  'M14 122h22v16h-22zM46 122h18v16h-18zM14 146h30v14h-30zM138 14h28v18h-28zM176 14h18v18h-18zM138 46h20v26h-20zM306 122h20v18h-20zM306 148h32v12h-32zM138 206h26v18h-26zM174 206h34v18h-34z';

/** A few streets from above, 360 by 260. */
export function MapTile() {
  return (
    <svg width="360" height="260" overflow="hidden">
      <rect width="360" height="260" fill={paint.raised} />
      {BLOCKS.map(({ fill, ...block }) => (
        <rect key={`${block.x} ${block.y}`} {...block} rx="8" fill={fill} />
      ))}
      <path d={HOUSES} fill={paint.shade} opacity=".09" />
      <path d="M262-10L374 96" stroke={paint.raised} strokeWidth="20" />
      <path
        d="M-10 226C70 196 150 236 230 214S330 224 370 210"
        fill="none"
        stroke={paint.extraPale}
        strokeWidth="16"
      />
      <g fill={paint.brand2} opacity=".55">
        <circle cx="30" cy="30" r="12" />
        <circle cx="56" cy="52" r="16" />
        <circle cx="82" cy="28" r="10" />
        <circle cx="248" cy="132" r="11" />
      </g>
    </svg>
  );
}
