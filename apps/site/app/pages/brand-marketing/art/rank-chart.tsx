import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { round } from '#/art/round.ts';

const LEVELS = [1, 5, 10, 15] as const;
/** Place in the list, week by week. */
const WEEKS = [15, 13, 10, 7, 5, 3] as const;
const TOP = 84;
const LEFT = 76;

type RankChartProps = { width: number; height: number };

/** A shop's place among the results: each week a step up. */
export function RankChart({ width, height }: RankChartProps) {
  const foot = height - 44;
  const level = (rank: number) => round(TOP + ((rank - 1) / 14) * (foot - TOP));
  const week = (width - LEFT - 56) / WEEKS.length;
  const steps = WEEKS.map(
    (rank, index) => `${index === 0 ? `M${LEFT + 10} ` : 'V'}${level(rank)}h${round(week)}`,
  ).join('');
  const end = { x: round(LEFT + 10 + week * WEEKS.length), y: level(3) };
  return (
    <>
      <rect x="6" y="12" {...{ width, height }} rx="14" fill={paint.shade} opacity=".3" />
      <rect {...{ width, height }} rx="14" fill={paint.pageDeep2} />
      <Label x={28} y={45} size={18} weight={620} fill={paint.onDeep}>
        Where you stand
      </Label>
      {LEVELS.map((rank) => (
        <g key={rank}>
          <rect
            x={LEFT}
            y={level(rank)}
            width={width - LEFT - 26}
            height="1"
            fill={paint.pageDeepLine}
          />
          <Label x={56} y={level(rank) + 6} size={16} anchor="end" fill={paint.onDeep2}>
            {String(rank)}
          </Label>
        </g>
      ))}
      <path
        d={steps}
        fill="none"
        stroke={paint.pageAccent}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx={end.x} cy={end.y} r="9" fill={paint.cream} />
      <rect x={width - 122} y="22" width="96" height="36" rx="8" fill={paint.pageAccent} />
      <Label x={width - 74} y={46} size={16} weight={700} anchor="middle" fill={paint.onAccent}>
        Third
      </Label>
    </>
  );
}
