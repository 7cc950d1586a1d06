import { MapPin } from '#/art/map-pin.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

export const size = { minX: 60, minY: 0, width: 520, height: 236 } as const;

type Block = readonly [x: number, y: number, width: number, height: number];

/** Between the roads; the town goes on beyond the plane, for cards of another shape. */
const GARDENS: readonly Block[] = [
  [20, 76, 104, 48],
  [300, 80, 94, 44],
  [184, 176, 210, 230],
  [452, 180, 170, 230],
  [20, -180, 104, 206],
  [-200, 76, 162, 52],
  [696, 176, 160, 230],
  [452, -180, 110, 206],
];
const HOUSES: readonly Block[] = [
  [184, 80, 92, 44],
  [452, 78, 96, 48],
  [20, 178, 104, 230],
  [184, -180, 210, 206],
  [-200, 178, 162, 230],
  [-200, -180, 162, 206],
  [712, 76, 160, 50],
];
const ROADS =
  'M-240 50H900M-240 150H900M-10-220V440M152-220V440M422-220V440M660 130V440M520-220V-60Q520-20 560 20L700 160';
const NEIGHBOURS: readonly (readonly [x: number, y: number, fill: Paint])[] = [
  [100, 50, paint.accent],
  [422, 40, paint.brand2],
  [512, 150, paint.extra],
  [152, 176, paint.accent2],
];

export function Drawing() {
  return (
    <>
      <rect x="-240" y="-220" width="1140" height="660" fill={paint.tintLeaf} />
      <Blocks blocks={GARDENS} fill={paint.brandPale} />
      <Blocks blocks={HOUSES} fill={paint.sand} />
      <path d={ROADS} fill="none" stroke={paint.raised} strokeWidth="20" />
      {NEIGHBOURS.map(([x, y, fill]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="11" fill={paint.raised} />
          <circle cx={x} cy={y} r="7" fill={fill} />
        </g>
      ))}
      <Place x={300} y={150}>
        <Reach />
      </Place>
    </>
  );
}

function Blocks({ blocks, fill }: { blocks: readonly Block[]; fill: Paint }) {
  return (
    <g fill={fill}>
      {blocks.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="8" />
      ))}
    </g>
  );
}

/** The few streets around the door: the circle stands around the pin's head. */
function Reach() {
  return (
    <>
      <g transform="translate(0 -46)">
        <circle r="92" fill={paint.signal} opacity=".16" />
        <circle
          r="92"
          fill="none"
          stroke={paint.signal}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="2 8"
        />
      </g>
      <MapPin />
    </>
  );
}
