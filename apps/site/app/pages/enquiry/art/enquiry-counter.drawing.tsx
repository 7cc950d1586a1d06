import { Awning } from '#/art/awning.tsx';
import { CardRack } from './card-rack.tsx';
import { CounterShelf } from './counter-shelf.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { ServiceBell } from '#/art/service-bell.tsx';
import { Telephone } from '#/art/telephone.tsx';

export const size = { minX: 0, minY: -170, width: 660, height: 1110 } as const;

/** The room is drawn beyond the picture's edges, for frames of another shape. */
const ROOM = { left: -60, top: -240, width: 780, height: 1240 } as const;
const STRIPE_STEP = 58;
const STRIPES = 14;
const PANELS = [26, 186, 346, 506];

export function Drawing() {
  return (
    <>
      <Wallpaper />
      <Awning
        x={-50}
        y={ROOM.top}
        width={760}
        drop={168}
        stripes={13}
        colors={[paint.signal, paint.cream]}
      />
      <Place x={60} y={520}>
        <CounterShelf />
      </Place>
      <Counter />
      <Place x={112} y={744} scale={1.15}>
        <ServiceBell />
      </Place>
      <Place x={316} y={742}>
        <Telephone />
      </Place>
      <Place x={432} y={744}>
        <CardRack />
      </Place>
    </>
  );
}

function Wallpaper() {
  const stripes = Array.from(
    { length: STRIPES },
    (_, index) => `M${ROOM.left + index * STRIPE_STEP} ${ROOM.top}h29V1000h-29z`,
  );
  return (
    <>
      <rect
        x={ROOM.left}
        y={ROOM.top}
        width={ROOM.width}
        height={ROOM.height}
        fill={paint.tintBlush}
      />
      <path d={stripes.join('')} fill={paint.signal} opacity=".08" />
    </>
  );
}

function Counter() {
  return (
    <>
      <rect x={ROOM.left} y="760" width={ROOM.width} height="240" fill={paint.brand} />
      <rect x={ROOM.left} y="742" width={ROOM.width} height="28" rx="3" fill={paint.wood} />
      <rect x={ROOM.left} y="764" width={ROOM.width} height="8" fill={paint.wood2} />
      <g fill={paint.deep} opacity=".55">
        {PANELS.map((x) => (
          <rect key={x} x={x} y="800" width="134" height="120" rx="4" />
        ))}
      </g>
    </>
  );
}
