import { Megaphone } from '#/art/megaphone.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { Telephone } from '#/art/telephone.tsx';

const CELL = { width: 200, height: 180 } as const;
const TOOLS = [Toolbox, PaintPot, Loudhailer, Abacus, Camera, DeskTelephone];

export const size = { width: CELL.width * TOOLS.length, height: CELL.height };
export const cell = CELL;

/** The tool of each of the six teams, side by side; a page shows its own. */
export function Drawing() {
  return TOOLS.map((Tool, index) => (
    <svg key={Tool.name} id={partId(index)} x={index * CELL.width} {...CELL} overflow="hidden">
      <Tool />
    </svg>
  ));
}

function Toolbox() {
  return (
    <>
      <g transform="rotate(-10 60 60)">
        <rect x="52" y="14" width="13" height="70" rx="3" fill={paint.wood} />
        <rect x="34" y="6" width="50" height="22" rx="5" fill={paint.iron} />
        <rect x="78" y="10" width="14" height="14" rx="3" fill={paint.iron} />
      </g>
      <rect x="112" y="22" width="12" height="60" rx="3" fill={paint.extra} />
      <circle cx="118" cy="22" r="17" fill={paint.extra} />
      <rect x="113" y="2" width="10" height="20" fill={paint.tintButter} />
      <rect x="140" y="36" width="9" height="46" rx="3" fill={paint.accent} />
      <path
        d="M52 86V70a12 12 0 0 1 12-12H126a12 12 0 0 1 12 12V86"
        fill="none"
        stroke={paint.iron}
        strokeWidth="7"
      />
      <rect x="22" y="92" width="160" height="66" rx="6" fill={paint.shade} opacity=".14" />
      <rect x="16" y="84" width="160" height="66" rx="6" fill={paint.signal} />
      <path d="M22 84H170a6 6 0 0 1 6 6v14H16V90a6 6 0 0 1 6-6z" fill={paint.signal2} />
      <rect x="82" y="94" width="28" height="22" rx="4" fill={paint.accent} />
    </>
  );
}

const DRIPS =
  'M52 66h88v14a8 8 0 0 1-16 0v-2a7 7 0 0 0-14 0v26a9 9 0 0 1-18 0V82a7 7 0 0 0-14 0v8a9 9 0 0 1-18 0z';

function PaintPot() {
  return (
    <>
      <rect x="52" y="68" width="104" height="92" rx="8" fill={paint.shade} opacity=".14" />
      <g transform="rotate(28 130 60)">
        <rect x="122" y="-22" width="16" height="62" rx="6" fill={paint.wood} />
        <rect x="112" y="36" width="36" height="20" rx="2" fill={paint.sand2} />
        <path d="M112 56h36l-4 34h-28z" fill={paint.signal} />
      </g>
      <rect x="44" y="58" width="104" height="92" rx="8" fill={paint.brand} />
      <rect x="38" y="52" width="116" height="14" rx="5" fill={paint.deep} />
      <path d={DRIPS} fill={paint.signal} />
      <rect x="44" y="112" width="104" height="28" fill={paint.cream} />
      <SignText x={96} y={132} size={19} fill={paint.ink}>
        Signs
      </SignText>
    </>
  );
}

function Loudhailer() {
  return (
    <Place x={2} y={28} scale={0.78}>
      <Megaphone />
    </Place>
  );
}

const BARS = [
  { x: 34, height: 40, fill: paint.brand2 },
  { x: 66, height: 62, fill: paint.extra },
  { x: 98, height: 52, fill: paint.brand },
  { x: 130, height: 94, fill: paint.signal },
];

/** A market board with the week on it and a pointer at Saturday. */
function Abacus() {
  return (
    <>
      <rect x="22" y="26" width="160" height="130" rx="6" fill={paint.shade} opacity=".14" />
      <rect x="16" y="18" width="160" height="130" rx="6" fill={paint.wood} />
      <rect x="26" y="28" width="140" height="110" rx="3" fill={paint.ticket} />
      {BARS.map(({ x, height, fill }) => (
        <rect key={x} x={x} y={132 - height} width="24" height={height} rx="2" fill={fill} />
      ))}
      <rect x="26" y="130" width="140" height="3" fill={paint.ink} />
      <path d="M190 8L152 36" stroke={paint.iron} strokeWidth="6" strokeLinecap="round" />
      <circle cx="151" cy="37" r="6" fill={paint.accent} />
    </>
  );
}

function Camera() {
  return (
    <>
      <rect x="26" y="60" width="152" height="100" rx="12" fill={paint.shade} opacity=".14" />
      <rect x="64" y="34" width="64" height="28" rx="6" fill={paint.iron} />
      <rect x="20" y="50" width="152" height="100" rx="12" fill={paint.deep} />
      <rect x="20" y="84" width="152" height="36" fill={paint.brand} />
      <circle cx="98" cy="102" r="44" fill={paint.iron} />
      <circle cx="98" cy="102" r="38" fill={paint.sand} />
      <circle cx="98" cy="102" r="28" fill={paint.extra} />
      <circle cx="98" cy="102" r="13" fill={paint.ink} />
      <circle cx="88" cy="92" r="6" fill={paint.ticket} opacity=".7" />
      <rect x="140" y="60" width="20" height="14" rx="4" fill={paint.accent} />
      <rect x="30" y="40" width="22" height="12" rx="3" fill={paint.signal} />
    </>
  );
}

function DeskTelephone() {
  return (
    <>
      <rect x="14" y="148" width="172" height="10" rx="4" fill={paint.wood2} />
      <Place x={102} y={150} scale={0.74}>
        <Telephone />
      </Place>
    </>
  );
}
