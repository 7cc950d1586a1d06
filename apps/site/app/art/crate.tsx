import { Apple } from './apple.tsx';
import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

type CrateProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  fruit: readonly [Paint, Paint];
  count: number;
};

/** A wooden crate heaped with two rows of fruit; `y` is the rim. */
export function Crate({ x, y, width, height, fruit, count }: CrateProps) {
  const radius = round(width / count / 2);
  const rows = [
    { count, left: x + radius, y: round(y - radius * 0.3), fruit },
    {
      count: count - 1,
      left: x + radius * 2,
      y: round(y - radius * 1.5),
      fruit: fruit.toReversed(),
    },
  ];
  return (
    <>
      {rows.map((row) =>
        Array.from({ length: row.count }, (_, index) => (
          <Apple
            key={`${row.y} ${index}`}
            x={round(row.left + index * radius * 2)}
            y={row.y}
            radius={radius}
            fill={row.fruit[index % 2] ?? fruit[0]}
          />
        )),
      )}
      <rect
        x={round(x - 3)}
        y={y}
        width={round(width + 6)}
        height={height}
        rx="2"
        fill={paint.wood}
      />
      <g fill={paint.wood2}>
        <rect x={round(x - 3)} y={round(y + height * 0.46)} width={round(width + 6)} height="2.5" />
        <rect x={x} y={y} width="4" height={height} />
        <rect x={round(x + width - 4)} y={y} width="4" height={height} />
      </g>
    </>
  );
}
