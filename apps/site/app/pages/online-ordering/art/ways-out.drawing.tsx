import { Bicycle } from '#/art/bicycle.tsx';
import { DeliveryVan } from '#/art/delivery-van.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { PaperBag } from '#/art/paper/paper-bag.tsx';
import { Place } from '#/art/place.tsx';

export const size = { width: 720, height: 320 } as const;

const GROUND = 268;
const SIGNS = [
  { x: 96, width: 96, text: 'Collect' },
  { x: 296, width: 124, text: 'Own driver' },
  { x: 568, width: 100, text: 'Courier' },
];

/** Three ways out of one door, in the order in which they leave. */
export function Drawing() {
  return (
    <>
      <rect x="-400" y={GROUND - 4} width="1520" height="14" fill={paint.pave} />
      <rect x="-400" y={GROUND + 10} width="1520" height="160" fill={paint.deep} />
      <path
        d="M-370 292H1120"
        stroke={paint.accent}
        strokeWidth="6"
        strokeDasharray="60 60"
        strokeLinecap="round"
      />
      {SIGNS.map(({ x, width, text }) => (
        <g key={text}>
          <path
            d={`M${x - width / 4}-40V54M${x + width / 4}-40V54`}
            stroke={paint.iron}
            strokeWidth="3"
          />
          <rect
            x={x - width / 2 + 4}
            y="60"
            width={width}
            height="40"
            rx="4"
            fill={paint.shade}
            opacity=".14"
          />
          <rect x={x - width / 2} y="52" width={width} height="40" rx="4" fill={paint.ticket} />
          <Label x={x} y={78} size={18} weight={680} anchor="middle" fill={paint.ink}>
            {text}
          </Label>
        </g>
      ))}
      <Place x={44} y={GROUND + 2}>
        <PaperBag />
      </Place>
      <Place x={240} y={GROUND + 8} scale={1.26}>
        <Bicycle frame={paint.signal} />
      </Place>
      <Place x={448} y={GROUND + 10} scale={1.06}>
        <DeliveryVan name="To your door" />
      </Place>
    </>
  );
}
