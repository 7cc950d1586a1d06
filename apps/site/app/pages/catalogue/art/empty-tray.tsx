import { FloorShadow } from '#/art/food/floor-shadow.tsx';
import { paint } from '#/art/paint.ts';

const HOLLOWS = [24, 40, 56, 72];

/** The eggs' tray with nothing in it, in the place that the eggs would have. */
export function EmptyTray() {
  return (
    <>
      <FloorShadow y={82} width={72} />
      <g
        fill="none"
        stroke={paint.error}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeDasharray="3 3.4"
      >
        {[29, 48, 67].map((x) => (
          <ellipse key={x} cx={x} cy="43" rx="8.5" ry="12.5" />
        ))}
      </g>
      <path d="M10 54h76l-6 26h-64z" fill={paint.sand2} />
      {HOLLOWS.map((x) => (
        <circle key={x} cx={x} cy="66" r="9" fill={paint.shade} opacity=".08" />
      ))}
    </>
  );
}
