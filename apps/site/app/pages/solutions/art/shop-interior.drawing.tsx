import { Bottle } from '#/art/bottle.tsx';
import { Loaf } from '#/art/loaf.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

import { DoorFrame, OpenLeaf, SprungBell } from './door-frame.tsx';
import { DoorView, OPENING } from './door-view.tsx';

export const size = { width: 1440, height: 820 } as const;

/** Wall and floor go on beyond the picture, for screens that are wider than it. */
const BLEED = 600;
const FLOOR = 710;
const FIRST_BOARD = 620;
const BOARD_STEP = 42;
const BOARDS = 34;
const SHELVES = [250, 430, 600];
const BOTTLES = [
  { x: 1390, y: 250, height: 66, fill: paint.foodLeaf2 },
  { x: 1420, y: 250, height: 54, fill: paint.foodHoney },
  { x: 1388, y: 430, height: 58, fill: paint.foodTomato },
  { x: 1418, y: 430, height: 70, fill: paint.foodLeaf3 },
];

export function Drawing() {
  const { x, y, width, height } = OPENING;
  return (
    <>
      <Boards />
      <svg x={x} y={y} width={width} height={height} overflow="hidden">
        <DoorView />
      </svg>
      <DoorFrame />
      <Place x={x + width + 26} y={y + 124}>
        <OpenLeaf />
      </Place>
      <Place x={x + width} y={y + 124}>
        <SprungBell />
      </Place>
      <Floor />
      <Shelves />
      <PendantLamp />
    </>
  );
}

function Boards() {
  const joints = Array.from(
    { length: BOARDS },
    (_, index) => `M${FIRST_BOARD + index * BOARD_STEP} 0h2v712h-2z`,
  );
  return <path d={joints.join('')} fill={paint.pageDeepLine} opacity=".35" />;
}

/** Boards, the light that falls in, and the mat in it. */
function Floor() {
  const { x, width } = OPENING;
  return (
    <>
      <rect
        x={-BLEED}
        y={FLOOR}
        width={size.width + BLEED * 2}
        height="110"
        fill={paint.pageDeep2}
      />
      <rect
        x={-BLEED}
        y={FLOOR - 4}
        width={size.width + BLEED * 2}
        height="6"
        fill={paint.pageDeepLine}
      />
      <path
        d={`M${x} 712H${x + width}L${x + width - 150} 820H${x - 320}z`}
        fill={paint.accent}
        opacity=".3"
      />
      <path d={`M${x + 70} 740h310l-30 48h-330z`} fill={paint.signal2} />
      <text
        x={x + 208}
        y="772"
        fontFamily="var(--font-display)"
        fontSize="21"
        fontWeight="660"
        letterSpacing=".4"
        textAnchor="middle"
        fill={paint.accentPale}
      >
        MIND THE QUEUE
      </text>
    </>
  );
}

function Shelves() {
  return (
    <>
      {SHELVES.map((y) => (
        <g key={y}>
          <rect x="1366" y={y} width={74 + BLEED} height="10" fill={paint.wood} />
          <rect x="1366" y={y + 10} width={74 + BLEED} height="5" fill={paint.wood2} />
        </g>
      ))}
      {BOTTLES.map((bottle) => (
        <Bottle key={`${bottle.x} ${bottle.y}`} {...bottle} />
      ))}
      <Loaf x={1380} y={600} width={60} height={40} />
      {[1452, 1484, 1516, 1548].map((x, index) => (
        <Bottle key={x} x={x} y={250} height={50 + (index % 2) * 14} fill={paint.foodCrust} />
      ))}
      <Loaf x={1462} y={600} width={66} height={44} />
    </>
  );
}

function PendantLamp() {
  return (
    <>
      <path d="M672 0v58" stroke={paint.sand} strokeWidth="2" />
      <circle cx="672" cy="96" r="10" fill={paint.lamp} />
      <path d="M636 94a36 36 0 0 1 72 0z" fill={paint.accent} />
    </>
  );
}
