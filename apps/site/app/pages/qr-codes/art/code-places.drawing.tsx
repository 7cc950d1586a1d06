import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { RealCode } from './real-code.tsx';

/** Four objects in one row, each in a box 360 by 360; pages show one box at a time. */
export const size = { width: 1440, height: 360 } as const;
export const cell = { width: 360, height: 360 };

/** A code on a shop window, a table, a flyer and a bag. Each leads somewhere else. */
export function Drawing() {
  return (
    <>
      <Place id={partId(0)} x={0} y={0}>
        <ShopWindow />
      </Place>
      <Place id={partId(1)} x={360} y={0}>
        <Table />
      </Place>
      <Place id={partId(2)} x={720} y={0}>
        <Flyer />
      </Place>
      <Place id={partId(3)} x={1080} y={0}>
        <Bag />
      </Place>
    </>
  );
}

function ShopWindow() {
  return (
    <>
      <rect x="26" y="22" width="320" height="330" rx="8" fill={paint.shade} opacity=".15" />
      <rect x="20" y="10" width="320" height="330" rx="8" fill={paint.brand} />
      <rect x="36" y="26" width="288" height="298" rx="4" fill={paint.glass2} />
      <path d="M36 262L250 26h56L36 324z" fill={paint.ticket} opacity=".3" />
      <rect x="176" y="26" width="8" height="298" fill={paint.brand} />
      <rect x="36" y="176" width="288" height="8" fill={paint.brand} />
      <g transform="rotate(-6 124 122)">
        <rect x="60" y="48" width="128" height="150" rx="8" fill={paint.shade} opacity=".15" />
        <rect x="56" y="42" width="128" height="150" rx="8" fill={paint.signal} />
        <Place x={66} y={52}>
          <RealCode address="https://olivestreet.example/menu" size={108} />
        </Place>
        <SignText x={120} y={182} size={20} fill={paint.cream}>
          The menu
        </SignText>
      </g>
    </>
  );
}

function Table() {
  return (
    <>
      <ellipse cx="180" cy="346" rx="120" ry="9" fill={paint.shade} opacity=".15" />
      <rect x="162" y="206" width="36" height="126" fill={paint.wood2} />
      <rect x="104" y="328" width="152" height="16" rx="6" fill={paint.wood2} />
      <path d="M16 182H344L304 208H56z" fill={paint.wood} />
      <rect x="16" y="182" width="328" height="6" fill={paint.wood2} opacity=".35" />
      <rect x="114" y="16" width="132" height="166" rx="8" fill={paint.accent} />
      <Place x={126} y={28}>
        <RealCode address="https://olivestreet.example/6" size={108} />
      </Place>
      <SignText x={180} y={166} size={22} fill={paint.onAccent}>
        Table 6
      </SignText>
      <path d="M258 182c0-16 10-26 26-26s26 10 26 26z" fill={paint.cream} />
      <rect x="252" y="176" width="64" height="6" rx="3" fill={paint.ticket} />
    </>
  );
}

function Flyer() {
  return (
    <g transform="rotate(-7 180 180)">
      <rect x="76" y="32" width="220" height="308" rx="4" fill={paint.shade} opacity=".15" />
      <rect x="70" y="20" width="220" height="308" rx="4" fill={paint.accentPale} />
      <SignText x={90} y={76} size={46} anchor="start" fill={paint.ink}>
        2 for 1
      </SignText>
      <Label x={92} y={104} size={20} weight={600} fill={paint.ink}>
        Every Tuesday
      </Label>
      <Place x={90} y={128}>
        <RealCode address="https://olivestreet.example/tuesday" size={180} />
      </Place>
    </g>
  );
}

function Bag() {
  return (
    <>
      <path
        d="M118 100V74a62 58 0 0 1 124 0V100"
        fill="none"
        stroke={paint.wood}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <rect x="56" y="104" width="260" height="248" rx="4" fill={paint.shade} opacity=".15" />
      <path d="M50 92H310V336a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4z" fill={paint.sand} />
      <rect x="50" y="92" width="260" height="16" fill={paint.sand2} />
      <path d="M310 108V340H278z" fill={paint.shade} opacity=".08" />
      <Place x={112} y={126}>
        <RealCode address="https://harvestlane.example/points" size={136} />
      </Place>
      <SignText x={180} y={308} size={26} fill={paint.ink}>
        Harvest Lane
      </SignText>
    </>
  );
}
