import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { TornPaper } from '#/art/paper/torn-paper.tsx';

/** Width of a roll, and the length of the longer of the two. */
export const ROLL = { width: 180, length: 404 } as const;

const TEETH = 8;
const FIRST_LINE = 42;
const LINE = 28;
const ONE_LINE = 30;

type TillRollProps = {
  /** Share of the longest roll, 0 to 1. */
  share: number;
  tone: 'ticket' | 'accent';
  /** What is printed on it, line by line: words left, a sum right. */
  lines: readonly (readonly [string, string])[];
  /** Share at which the other, shorter roll ends; the gap from there on is measured out beside this one. */
  gapFrom?: number | undefined;
};

const GAP_X = ROLL.width + 16;

/** The gap between the ends of the two rolls, as long as it is. */
function Gap({ from, to }: { from: number; to: number }) {
  return (
    <g fill="none" stroke={paint.pageAccent} strokeWidth="3" strokeLinecap="round">
      <path d={`M${GAP_X} ${from + 6}V${to - 4}`} strokeDasharray="1 9" />
      <path d={`M${GAP_X - 6} ${from}h12M${GAP_X - 6} ${to}h12`} />
    </g>
  );
}

/** A strip of till paper, exactly as long as its sum. */
export function TillRoll({ share, tone, lines, gapFrom }: TillRollProps) {
  const length = Math.round(ROLL.length * share * 10) / 10;
  const ink = tone === 'ticket' ? paint.ink : paint.onAccent;
  return (
    <svg
      className="till-roll"
      viewBox={`0 0 ${ROLL.width} ${length + TEETH}`}
      data-length={length}
      aria-hidden="true"
    >
      <TornPaper
        width={ROLL.width}
        height={length}
        fill={tone === 'ticket' ? paint.ticket : paint.pageAccent}
        shadow={[6, 8]}
      />
      <svg width={ROLL.width} height={length} overflow="hidden" fill={ink}>
        {lines.map(([word, sum], index) => {
          const y = lines.length === 1 ? ONE_LINE - 7 : FIRST_LINE + index * LINE;
          return y + 6 > length ? null : (
            <g key={word}>
              <Label x={17} y={y} size={16.5} weight={560}>
                {word}
              </Label>
              <Label x={ROLL.width - 17} y={y} size={16.5} weight={620} anchor="end">
                {sum}
              </Label>
            </g>
          );
        })}
      </svg>
      {gapFrom === undefined ? null : <Gap from={gapFrom * ROLL.length + TEETH} to={length} />}
    </svg>
  );
}
