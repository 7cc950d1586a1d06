import { Awning } from '#/art/awning.tsx';
import { paint } from '#/art/paint.ts';
import { round } from '#/art/round.ts';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 640, height: 620 } as const;

const CENTRE = { x: 320, y: 330 };
const RADIUS = 250;
const HOURS = 24;
const NUMERALS = ['24', '6', '12', '18'];
/** The last hour before it is the same time again stays free. */
const WEDGE_RADIUS = RADIUS - 34;

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(CENTRE.x + Math.sin(angle) * radius)} ${round(CENTRE.y - Math.cos(angle) * radius)}`;
}

/** A day's clock under a small awning; its hands are laid over it, because they move. */
export function Drawing() {
  const isQuarter = (hour: number) => hour % (HOURS / NUMERALS.length) === 0;
  const strokes = (isLong: boolean) =>
    Array.from({ length: HOURS }, (_, hour) => hour)
      .filter((hour) => isQuarter(hour) === isLong)
      .map((hour) => `M${at(hour / HOURS, RADIUS - 18)}L${at(hour / HOURS, isLong ? 202 : 216)}`)
      .join('');
  return (
    <>
      <circle
        cx={CENTRE.x + 8}
        cy={CENTRE.y + 14}
        r={RADIUS + 22}
        fill={paint.shade}
        opacity=".18"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS + 22} fill={paint.deep} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} fill={paint.ticket} />
      <path
        d={`M${CENTRE.x} ${CENTRE.y}L${at(0, WEDGE_RADIUS)}A${WEDGE_RADIUS} ${WEDGE_RADIUS} 0 1 1 ${at(-1 / HOURS, WEDGE_RADIUS)}z`}
        fill={paint.accentPale}
        opacity=".6"
      />
      <g stroke={paint.ink} strokeLinecap="round">
        <path d={strokes(false)} strokeWidth="4" />
        <path d={strokes(true)} strokeWidth="8" />
      </g>
      {NUMERALS.map((numeral, index) => {
        const angle = (index / NUMERALS.length) * 2 * Math.PI;
        return (
          <SignText
            key={numeral}
            x={round(CENTRE.x + Math.sin(angle) * 166)}
            y={round(CENTRE.y - Math.cos(angle) * 166 + 17)}
            size={46}
            fill={paint.ink}
          >
            {numeral}
          </SignText>
        );
      })}
      <Awning
        x={CENTRE.x - 150}
        y={CENTRE.y - RADIUS - 56}
        width={300}
        drop={40}
        stripes={11}
        colors={[paint.accent, paint.cream]}
      />
      <rect x={CENTRE.x - 156} y="18" width="312" height="9" rx="3" fill={paint.ink} />
    </>
  );
}
