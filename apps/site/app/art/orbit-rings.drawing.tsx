import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

export const size = { width: 600, height: 600 } as const;

const CENTRE = 300;
const RINGS = [
  { radius: 286, gap: 12 },
  { radius: 232, gap: 10 },
] as const;
const TOWNS: readonly {
  ring: number;
  degrees: number;
  size: number;
  fill: Paint;
}[] = [
  { ring: 286, degrees: 38, size: 7, fill: paint.accent },
  { ring: 286, degrees: 158, size: 9, fill: paint.signal },
  { ring: 286, degrees: 262, size: 7, fill: paint.foodLeaf3 },
  { ring: 232, degrees: 310, size: 6, fill: paint.signal },
  { ring: 232, degrees: 96, size: 6, fill: paint.foodLeaf3 },
  { ring: 232, degrees: 206, size: 8, fill: paint.accent },
];

/** Far rings with their small lights, and the disc in the middle; the nine foods turn between them. */
export function Drawing() {
  return (
    <>
      <g fill="none" stroke={paint.pageDeepLine} strokeWidth="2" strokeLinecap="round">
        {RINGS.map(({ radius, gap }) => (
          <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} strokeDasharray={`1 ${gap}`} />
        ))}
        <circle cx={CENTRE} cy={CENTRE} r="167" />
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="112" fill={paint.pageDeep2} />
      {TOWNS.map(({ ring, degrees, size: dot, fill }) => {
        const angle = (degrees * Math.PI) / 180;
        return (
          <circle
            key={`${ring} ${degrees}`}
            cx={round(CENTRE + Math.sin(angle) * ring)}
            cy={round(CENTRE - Math.cos(angle) * ring)}
            r={dot}
            fill={fill}
          />
        );
      })}
    </>
  );
}
