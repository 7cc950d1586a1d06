import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { Plant } from '#/art/plant.tsx';

/** The house round the corner that orders in, 150 wide; its left foot is the origin. */
export function Cottage() {
  return (
    <>
      <rect y="-150" width="150" height="150" fill={paint.signalPale} />
      <rect x="140" y="-150" width="10" height="150" fill={paint.shade} opacity=".1" />
      <path d="M-10-148L75-216L160-148z" fill={paint.wood2} />
      <rect y="-148" width="150" height="5" fill={paint.shade} opacity=".16" />
      <rect x="54" y="-78" width="42" height="78" rx="2" fill={paint.extra} />
      <circle cx="90" cy="-38" r="3" fill={paint.accent} />
      {[16, 102].map((x) => (
        <g key={x}>
          <rect x={x - 3} y="-121" width="38" height="40" fill={paint.cream} />
          <rect x={x} y="-118" width="32" height="34" fill={paint.glass2} />
          <rect x={x + 15} y="-118" width="2" height="34" fill={paint.cream} />
        </g>
      ))}
      <rect x="50" y="-84" width="50" height="6" fill={paint.cream} />
      {[20, 132].map((x) => (
        <Place key={x} x={x} y={-19} scale={0.8}>
          <Plant />
        </Place>
      ))}
      <rect width="150" height="150" y="-150" fill={paint.night} />
    </>
  );
}
