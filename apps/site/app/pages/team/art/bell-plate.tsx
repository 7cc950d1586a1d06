import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

const PLATE = { x: 90, y: 60, width: 440, height: 606 } as const;
const FIRST = 124;
const STEP = 80;
const SCREWS = [
  [116, 86],
  [504, 86],
  [116, 640],
  [504, 640],
] as const;

/** A bell: its label, and whether somebody has just rung it. */
export type Bell = { readonly label: string; readonly button: 'cream' | 'signal' };

type BellPlateProps = {
  bells: readonly Bell[];
  /** Words engraved where one more bell would go. */
  spare: string;
  className: string;
};

function BellPush({ label, button }: Bell) {
  return (
    <>
      <rect x="140" y="-27" width="262" height="54" rx="5" fill={paint.ticket} />
      <rect x="140" y="-27" width="262" height="4" rx="2" fill={paint.shade} opacity=".12" />
      <SignText x={160} y={9} size={25} weight={620} anchor="start" fill={paint.ink}>
        {label}
      </SignText>
      <circle cx="452" cy="4" r="29" fill={paint.shade} opacity=".22" />
      <circle cx="452" r="29" fill={paint.accent2} />
      <circle cx="452" r="22" fill={button === 'signal' ? paint.signal : paint.cream} />
      <circle cx="452" r="10" fill={paint.shade} opacity=".12" />
    </>
  );
}

function SparePlace({ label }: { label: string }) {
  return (
    <>
      <g fill="none" stroke={paint.ink} strokeWidth="2" strokeDasharray="7 7" opacity=".7">
        <rect x="140" y="-27" width="262" height="54" rx="5" />
        <circle cx="452" r="22" />
      </g>
      <SignText x={160} y={9} size={25} weight={560} anchor="start" fill={paint.ink}>
        {label}
      </SignText>
    </>
  );
}

/** A door with the brass plate of the house: a bell for each team, and room for one more. */
export function BellPlate({ bells, spare, className }: BellPlateProps) {
  return (
    <svg
      viewBox="0 0 620 760"
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
    >
      <rect y="-200" width="620" height="1400" fill={paint.brand} />
      <rect y="-200" width="34" height="1400" fill={paint.deep} />
      <rect x="586" y="-200" width="34" height="1400" fill={paint.deep} />
      <rect x="70" y="36" width="480" height="60" rx="4" fill={paint.shade} opacity=".2" />
      <rect {...PLATE} x={PLATE.x + 6} y={PLATE.y + 12} rx="16" fill={paint.shade} opacity=".3" />
      <rect {...PLATE} rx="16" fill={paint.accent} />
      <rect
        x="102"
        y="72"
        width="416"
        height="582"
        rx="10"
        fill="none"
        stroke={paint.accent2}
        strokeWidth="3"
      />
      {SCREWS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="7" fill={paint.accent2} />
          <path d={`M${x - 4} ${y}h8`} stroke={paint.ink} strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
      {bells.map((bell, index) => (
        <Place key={bell.label} x={0} y={FIRST + index * STEP}>
          <BellPush {...bell} />
        </Place>
      ))}
      <Place x={0} y={FIRST + bells.length * STEP}>
        <SparePlace label={spare} />
      </Place>
    </svg>
  );
}
