import { Pill } from './console/pill.tsx';
import { Label } from './label.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { RaisedCard } from './raised-card.tsx';
import { round } from './round.ts';

const HEADROOM = 24;
const GRID_LINES = 4;
const FLAG_WIDTH = 58;

type Point = { x: number; y: number };

type ForecastChartProps = {
  width: number;
  height: number;
  /** Orders of each day so far; the last is today's. */
  past: readonly number[];
  /** Orders expected on the days after it. */
  ahead: readonly number[];
  /** One initial a day. */
  days: readonly string[];
  today?: string;
  /** Words beside the highest day to come. */
  peak?: { day: string; orders: string };
};

/** An order curve over the days: drawn through up to today, dashed from there on. */
export function ForecastChart(props: ForecastChartProps) {
  const { width, height, past, ahead, days, today = 'Today', peak } = props;
  const values = [...past, ...ahead];
  const step = width / (values.length - 1);
  const unit = (height - HEADROOM) / Math.max(...values);
  const points = values.map((value, index) => ({
    x: round(index * step),
    y: round(height - HEADROOM + 4 - value * unit),
  }));
  const now = round((past.length - 1) * step);
  const known = curve(points.slice(0, past.length));
  const expected = curve(points.slice(past.length - 1));
  const top = points[values.indexOf(Math.max(...ahead))];
  return (
    <>
      <GridLines width={width} height={height} />
      <path d={`${known}V${height}H0z`} fill={paint.tintLeaf} />
      <path d={`${expected}V${height}H${now}z`} fill={paint.tintButter} />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d={known} stroke={paint.primary} />
        <path d={expected} stroke={paint.accent2} strokeDasharray="2 8" />
      </g>
      <rect x={now - 0.75} width="1.5" height={height} fill={paint.pageInk} opacity=".5" />
      <Pill x={now - FLAG_WIDTH / 2} y={-16} width={FLAG_WIDTH} fill={paint.pageInk} ink={paint.bg}>
        {today}
      </Pill>
      {peak && top && <Peak {...peak} at={top} />}
      <g fill={paint.muted}>
        {days.map((day, index) => (
          <Label
            key={points[index]?.x}
            x={Math.min(Math.max(5, round(index * step)), width - 5)}
            y={height + 19}
            size={12}
            weight={600}
            anchor="middle"
          >
            {day}
          </Label>
        ))}
      </g>
    </>
  );
}

/** A smooth line whose highest points are the days themselves. */
export function curve(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

function GridLines({ width, height }: { width: number; height: number }) {
  const lines = Array.from({ length: GRID_LINES }, (_, index) => {
    return `M0 ${round(((index + 0.2) * height) / GRID_LINES)}h${width}`;
  });
  return <path d={lines.join('')} stroke={paint.line} />;
}

function Peak({ day, orders, at }: { day: string; orders: string; at: Point }) {
  return (
    <>
      <circle cx={at.x} cy={at.y} r="7.5" fill={paint.raised} />
      <circle cx={at.x} cy={at.y} r="5" fill={paint.signal} />
      <Place x={at.x - 200} y={at.y - 3}>
        <RaisedCard width={118} height={44} radius={10} />
        <Label x={14} y={18} size={12.5} weight={600} fill={paint.muted}>
          {day}
        </Label>
        <Label x={14} y={35.5} size={15} weight={700} fill={paint.pageInk}>
          {orders}
        </Label>
      </Place>
    </>
  );
}
