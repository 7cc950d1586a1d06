import { CHANNELS } from './say-once-words.ts';

/** The board's own plane: as wide as the gap between paper and objects, five rows high. */
const PLANE = { width: 240, row: 168 } as const;
const RIBBON = 28;
const HEIGHT = PLANE.row * CHANNELS.length;

/** Ribbons that turn off further from the middle bend first, so that they lie edge to edge for as long as they can. */
function ribbonPath(index: number): string {
  const fromMiddle = index - (CHANNELS.length - 1) / 2;
  const start = HEIGHT / 2 + fromMiddle * RIBBON;
  const end = PLANE.row * (index + 0.5);
  const bend = 64 - Math.abs(fromMiddle) * 12;
  return `M-60 ${start}H${bend - 40}C${bend + 66} ${start} ${bend + 34} ${end} ${bend + 148} ${end}H${PLANE.width + 60}`;
}

/** Five ribbons from one paper to five ends; they keep their breadth however the plane is stretched. */
export function Ribbons() {
  return (
    <svg
      className="say-ribbons"
      viewBox={`0 0 ${PLANE.width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {CHANNELS.map((channel, index) => (
        <path
          key={channel}
          d={ribbonPath(index)}
          data-channel={channel}
          fill="none"
          strokeWidth={RIBBON}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
