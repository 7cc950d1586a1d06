import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

type AwningProps = {
  x: number;
  y: number;
  width: number;
  /** Length of the cloth above the scallops. */
  drop: number;
  stripes: number;
  colors: readonly [Paint, Paint];
  hasShadow?: boolean;
};

/** Striped cloth with a scalloped hem; the first and every second stripe take the first colour. */
export function Awning({ x, y, width, drop, stripes, colors, hasShadow = true }: AwningProps) {
  const stripe = width / stripes;
  const radius = round(stripe / 2);
  const scallop = `a${radius} ${radius} 0 0 1 ${round(-stripe)} 0`;
  const cloth = (first: number) =>
    Array.from({ length: Math.ceil((stripes - first) / 2) }, (_, index) => {
      const left = round(x + (first + index * 2) * stripe);
      return `M${left} ${y}h${round(stripe)}v${drop}${scallop}z`;
    }).join('');
  const shadow = `M${x} ${y + drop - 2}h${width}v${round(radius + 8)}${scallop.repeat(stripes)}z`;

  return (
    <>
      {hasShadow && <path d={shadow} fill={paint.shade} opacity=".16" />}
      <path d={cloth(0)} fill={colors[0]} />
      <path d={cloth(1)} fill={colors[1]} />
      <g fill={paint.shade}>
        <rect x={x} y={round(y + drop - radius * 0.55)} width={width} height="2" opacity=".16" />
        <rect x={x} y={y} width={width} height="5" opacity=".14" />
      </g>
    </>
  );
}
