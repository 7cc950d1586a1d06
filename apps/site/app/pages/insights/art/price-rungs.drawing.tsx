import { paint } from '#/art/paint.ts';

/** The first rung stands 600 in; the ladder goes on beyond both ends of any screen. */
export const size = { width: 2600, height: 130 } as const;

const RUNG_STEP = 86;
const FIRST_RUNG = 600;
const RUNGS_BEFORE = 6;
const RUNGS = 29;
const RAILS = [10, 102];

/** A ladder laid on its side, with a rung for every ten pence. */
export function Drawing() {
  return (
    <>
      {Array.from({ length: RUNGS }, (_, index) => {
        const x = FIRST_RUNG + (index - RUNGS_BEFORE) * RUNG_STEP;
        return (
          <g key={x}>
            <rect x={x + 2} y="4" width="9" height="126" rx="3" fill={paint.shade} opacity=".13" />
            <rect x={x - 6} width="12" height="126" rx="3" fill={paint.wood2} />
            <rect x={x - 6} width="4" height="126" rx="2" fill={paint.wood} opacity=".5" />
          </g>
        );
      })}
      {RAILS.map((y) => (
        <g key={y}>
          <rect y={y + 6} width={size.width} height="18" fill={paint.shade} opacity=".13" />
          <rect y={y} width={size.width} height="19" fill={paint.wood} />
          <rect y={y + 14} width={size.width} height="5" fill={paint.wood2} />
        </g>
      ))}
      {RAILS.map((y) => (
        <path
          key={y}
          d={Array.from(
            { length: RUNGS },
            (_, index) => `M${FIRST_RUNG + (index - RUNGS_BEFORE) * RUNG_STEP} ${y + 8}h0`,
          ).join('')}
          stroke={paint.wood2}
          strokeWidth="6"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}
