import { type Paint, paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';

const CELL = { width: 258, height: 432 } as const;
const GLASS = { width: 230, height: 330, top: 86 } as const;
const ACROSS = 6;
const ROW = 46;

type Preserve = { level: number; fruit: Paint; bright: Paint };

/** Fullest first: a ranking of four figures, not a scale. */
const JARS: readonly Preserve[] = [
  { level: 300, fruit: paint.foodTomato2, bright: paint.foodTomato },
  { level: 214, fruit: paint.foodCrust, bright: paint.foodHoney },
  { level: 148, fruit: paint.foodLeaf2, bright: paint.foodLeaf3 },
  { level: 92, fruit: paint.foodTomato, bright: paint.foodPink },
];

export const size = { width: CELL.width * JARS.length, height: CELL.height };
export const cell = CELL;

/** Four jars of preserve side by side, each filled a little less; a page shows its own. */
export function Drawing() {
  return JARS.map((jar, index) => (
    <svg key={jar.level} id={partId(index)} x={index * CELL.width} {...CELL} overflow="hidden">
      <g transform="translate(10 14)">
        <Jar {...jar} />
      </g>
    </svg>
  ));
}

function Jar({ level, fruit, bright }: Preserve) {
  const surface = GLASS.height - 10 - level;
  return (
    <>
      <rect
        x="10"
        y={GLASS.top + 6}
        width={GLASS.width}
        height={GLASS.height}
        rx="34"
        fill={paint.shade}
        opacity=".25"
      />
      <rect
        y={GLASS.top}
        width={GLASS.width}
        height={GLASS.height}
        rx="34"
        fill={paint.glass2}
        opacity=".22"
      />
      <svg
        x="10"
        y={GLASS.top + 10}
        width={GLASS.width - 20}
        height={GLASS.height - 20}
        overflow="hidden"
      >
        <rect y={surface} width={GLASS.width - 20} height={GLASS.height} fill={bright} />
        {Array.from({ length: ACROSS }, (_, index) => (
          <circle
            key={index}
            cx={6 + index * 40}
            cy={surface + 4}
            r="24"
            fill={index % 2 === 0 ? fruit : bright}
          />
        ))}
        <Fruits surface={surface} level={level} fill={fruit} />
      </svg>
      <rect
        x="22"
        y={GLASS.top + 40}
        width="14"
        height="250"
        rx="7"
        fill={paint.ticket}
        opacity=".22"
      />
      <rect x="24" y={GLASS.top - 26} width={GLASS.width - 48} height="34" rx="6" fill={fruit} />
      <rect
        x="14"
        y={GLASS.top - 44}
        width={GLASS.width - 28}
        height="30"
        rx="6"
        fill={paint.accent}
      />
      <rect x="14" y={GLASS.top - 20} width={GLASS.width - 28} height="6" fill={paint.accent2} />
    </>
  );
}

function Fruits({ surface, level, fill }: { surface: number; level: number; fill: Paint }) {
  const rows = Math.floor(level / ROW) + 1;
  return (
    <g fill={fill} opacity=".55">
      {Array.from({ length: rows * ACROSS }, (_, index) => {
        const row = Math.floor(index / ACROSS);
        return (
          <circle
            key={index}
            cx={24 + (index % ACROSS) * 40 - (row % 2) * 20}
            cy={surface + 44 + row * ROW}
            r="15"
          />
        );
      })}
    </g>
  );
}
