import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

type SashWindowProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  frame: Paint;
  pane: Paint;
};

/** An upstairs window with four panes, a glint and a sill; `x` and `y` are the glass. */
export function SashWindow({ x, y, width, height, frame, pane }: SashWindowProps) {
  const glint = [
    `M${x} ${round(y + height * 0.62)}L${round(x + width * 0.62)} ${y}`,
    `h${round(width * 0.2)}L${x} ${round(y + height * 0.84)}z`,
  ].join('');
  const sill = round(y + height);
  const bar = { across: round(y + height / 2 - 1.5), down: round(x + width / 2 - 1.2) };
  // One shape: a street has dozens of windows, and every element of them is copied into the page.
  const barsAndSill = [
    `M${x} ${bar.across}h${width}v3h${-width}z`,
    `M${bar.down} ${y}h2.4v${height}h-2.4z`,
    `M${x - 8} ${sill}h${width + 16}v6h${-width - 16}z`,
  ].join('');
  return (
    <>
      <rect x={x - 5} y={y - 6} width={width + 10} height={height + 6} rx="2" fill={frame} />
      <rect x={x} y={y} width={width} height={height} fill={pane} />
      <path d={glint} fill={paint.ticket} opacity=".28" />
      <path d={barsAndSill} fill={frame} />
      <rect x={x - 8} y={sill + 6} width={width + 16} height="3" fill={paint.shade} opacity=".12" />
    </>
  );
}
