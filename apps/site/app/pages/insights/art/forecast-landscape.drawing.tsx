import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { Barn } from './barn.tsx';
import { FieldTree } from './field-tree.tsx';

export const size = { width: 1440, height: 760 } as const;

/** The hills go on beyond the picture, for screens that are wider than it. */
const LEFT = -600;
const RIGHT = 2040;
const FOOT = size.height;

const KNOWN =
  'M-600 600C-460 640-360 520-220 540S-90 590 0 560C120 520 200 600 320 560S520 440 640 470 820 540 930 430';
const EXPECTED = 'C1030 330 1090 300 1180 330S1330 420 1440 360C1560 300 1700 420 2040 340';

const TREES = [
  [-420, 640, 1],
  [-60, 640, 0.8],
  [40, 632, 1.05],
  [700, 612, 0.7],
  [760, 606, 0.95],
  [1330, 536, 0.8],
  [1384, 528, 1.05],
  [1620, 520, 1.1],
] as const;

/** Evening over hills that are an order curve: a line up to today, dots from there on. */
export function Drawing() {
  return (
    <>
      <circle cx="1150" cy="262" r="132" fill={paint.accent} />
      <Clouds />
      <path
        d={`M${LEFT} ${FOOT}V470C-380 430-200 500 60 470S420 520 620 420 860 470 1010 400 1330 470 1480 430 1800 380 ${RIGHT} 440V${FOOT}z`}
        fill={paint.pageDeepLine}
        opacity=".55"
      />
      <path d={`${KNOWN}${EXPECTED}V${FOOT}H${LEFT}z`} fill={paint.brand} />
      <g fill="none" strokeWidth="6" strokeLinecap="round">
        <path d={KNOWN} stroke={paint.foodLeaf3} />
        <path d={`M930 430${EXPECTED}`} stroke={paint.cream} strokeDasharray="1 14" />
      </g>
      <Fields />
      <Place x={1000} y={560}>
        <Barn />
      </Place>
      {TREES.map(([x, y, scale]) => (
        <Place key={x} x={x} y={y} scale={scale}>
          <FieldTree />
        </Place>
      ))}
      <path
        d={`M${LEFT} ${FOOT}V700C-300 740-160 690 0 716 240 690 420 730 700 712S1200 660 1440 680 1760 720 ${RIGHT} 690V${FOOT}z`}
        fill={paint.foodLeaf3}
      />
      <Fence />
      <Today />
      <Saturday />
    </>
  );
}

function Clouds() {
  return (
    <g fill={paint.pageDeepLine} opacity=".6">
      <path d="M760 210h150a18 18 0 0 0 0-36h-26a30 30 0 0 0-56-6 22 22 0 0 0-40 8h-28a17 17 0 0 0 0 34z" />
      <path d="M1330 290h140a17 17 0 0 0 0-34h-24a28 28 0 0 0-52-4 21 21 0 0 0-38 6h-26a16 16 0 0 0 0 32z" />
    </g>
  );
}

/** The nearer slope with its furrows, which run towards the barn. */
function Fields() {
  const furrows = Array.from({ length: 22 }, (_, index) => {
    const bend = 800 + index * 36;
    return `M${700 + index * 52} 760Q${bend} 650 ${860 + index * 26} ${612 - index * 5.6}`;
  });
  return (
    <>
      <path
        d={`M${LEFT} ${FOOT}V640C-420 600-260 690 0 650 140 610 260 670 400 640S640 560 800 600 1040 520 1180 540 1340 560 1440 520 1740 480 ${RIGHT} 540V${FOOT}z`}
        fill={paint.brand2}
      />
      <path
        d={furrows.join('')}
        fill="none"
        stroke={paint.brand}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
}

function Fence() {
  const posts = Array.from({ length: 9 }, (_, index) => `M${96 + index * 58} ${690 - index}v46`);
  return (
    <g fill="none" stroke={paint.cream} strokeWidth="6" strokeLinecap="round">
      <path d={posts.join('')} />
      <path d="M82 704L574 694M82 722L574 712" strokeWidth="5" />
    </g>
  );
}

function Today() {
  return (
    <>
      <rect x="928.5" y="160" width="3" height="270" fill={paint.cream} opacity=".7" />
      <circle cx="930" cy="430" r="11" fill={paint.cream} />
      <circle cx="930" cy="430" r="6" fill={paint.brand} />
      <rect x="856" y="128" width="148" height="40" rx="8" fill={paint.cream} />
      <Label x={930} y={154} size={16} weight={700} anchor="middle" fill={paint.ink}>
        Today, Thursday
      </Label>
    </>
  );
}

function Saturday() {
  return (
    <>
      <path d="M1180 330V372" stroke={paint.cream} strokeWidth="3" />
      <circle cx="1180" cy="329" r="15" fill={paint.cream} />
      <circle cx="1180" cy="329" r="9" fill={paint.signal} />
      <Place x={1128} y={366}>
        <rect x="6" y="10" width="184" height="78" rx="12" fill={paint.shade} opacity=".28" />
        <rect width="184" height="78" rx="12" fill={paint.ticket} />
        <Label x={18} y={31} size={15.5} weight={600} fill={paint.ticketMuted}>
          Saturday forecast
        </Label>
        <SignText x={18} y={62} size={26} weight={660} anchor="start" fill={paint.ink}>
          152 orders
        </SignText>
      </Place>
    </>
  );
}
