import { curve } from '#/art/forecast-chart.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { RaisedCard } from '#/art/raised-card.tsx';
import { round } from '#/art/round.ts';

/** The plane of the chart; its last seven days and the flag of today fill the right part of it. */
export const WEEK_CHART = { width: 720, height: 296 } as const;

const PLOT = { left: 18, right: 694, top: 44, floor: 258 } as const;
const TEXT = 17;
const CARD = { width: 128, height: 58 } as const;
const FLAG = { width: 68, height: 32 } as const;
const LINES = [0.25, 0.5, 0.75, 1];

/** Which of the days ahead carries the ticket. */
const TICKET_DAY = 1;

type WeekChartProps = {
  /** The seven days so far; the last is today's. */
  past: readonly number[];
  /** The seven days to come, as expected and as they usually are. */
  ahead: readonly number[];
  usual: readonly number[];
  /** What the top of the chart stands for. */
  ceiling: number;
  /** Short names of the seven days after today. */
  days: readonly string[];
  today?: string;
  /** Words on the ticket that hangs from the day after tomorrow. */
  ticket: { readonly day: string; readonly amount: string };
  /** Writes the amounts at the ends of the lines. */
  format?: (amount: number) => string;
};

/** Two weeks of a shop: a line up to today, dots from there on, and thin dashes where an ordinary week would go. */
export function WeekChart(props: WeekChartProps) {
  const { past, ahead, usual, ceiling, days, today = 'Today', ticket, format = String } = props;
  const step = (PLOT.right - PLOT.left) / (past.length + ahead.length - 1);
  const rise = (PLOT.floor - PLOT.top) / ceiling;
  const place = (value: number, index: number) => ({
    x: round(PLOT.left + index * step),
    y: round(PLOT.floor - value * rise),
  });
  const now = past.length - 1;
  const start = past[now] ?? 0;
  const known = curve(past.map(place));
  const expected = curve([start, ...ahead].map((value, index) => place(value, now + index)));
  const ordinary = curve([start, ...usual].map((value, index) => place(value, now + index)));
  const todayX = round(PLOT.left + now * step);
  const top = place(ahead[TICKET_DAY] ?? 0, now + 1 + TICKET_DAY);
  return (
    <>
      {LINES.map((share) => (
        <Grid key={share} share={share} text={share > 0.25 ? format(ceiling * share) : ''} />
      ))}
      <path d={`${known}V${PLOT.floor}H${PLOT.left}z`} fill={paint.tintLeaf} />
      <path d={`${expected}V${PLOT.floor}H${todayX}z`} fill={paint.tintButter} />
      <g fill="none" strokeLinecap="round">
        <path d={ordinary} stroke={paint.control} strokeWidth="2" strokeDasharray="7 7" />
        <path d={known} stroke={paint.primary} strokeWidth="4" />
        <path d={expected} stroke={paint.accent2} strokeWidth="4.5" strokeDasharray="1 9" />
      </g>
      <Ticket at={top} {...ticket} />
      <Flag x={todayX}>{today}</Flag>
      <g fill={paint.muted}>
        {[...days, ...days].map((day, index) => (
          <Label
            key={round(index * step)}
            x={round(PLOT.left + index * step)}
            y={PLOT.floor + 27}
            size={TEXT}
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

function Flag({ x, children }: { x: number; children: string }) {
  return (
    <>
      <rect x={x - 1} y="16" width="2" height={PLOT.floor - 16} fill={paint.pageInk} />
      <rect x={x - FLAG.width / 2} {...FLAG} rx="16" fill={paint.pageInk} />
      <Label x={x} y={22} size={TEXT} weight={650} anchor="middle" fill={paint.bg}>
        {children}
      </Label>
    </>
  );
}

function Grid({ share, text }: { share: number; text: string }) {
  const y = round(PLOT.floor - (PLOT.floor - PLOT.top) * share);
  return (
    <>
      <path d={`M0 ${y}h${WEEK_CHART.width}`} stroke={paint.line} strokeWidth="1.5" />
      {text && (
        <Label
          x={WEEK_CHART.width}
          y={y - 7}
          size={TEXT}
          weight={600}
          anchor="end"
          fill={paint.muted}
        >
          {text}
        </Label>
      )}
    </>
  );
}

/** A card on the floor of the chart, on a string from the day's point. */
function Ticket({
  at,
  day,
  amount,
}: {
  at: { x: number; y: number };
  day: string;
  amount: string;
}) {
  const top = PLOT.floor - CARD.height - 12;
  return (
    <>
      <path d={`M${at.x} ${at.y}V${top}`} stroke={paint.pageInk} strokeWidth="1.5" />
      <circle cx={at.x} cy={at.y} r="9.5" fill={paint.raised} />
      <circle cx={at.x} cy={at.y} r="6.5" fill={paint.signal} />
      <Place x={round(at.x - CARD.width / 2)} y={top}>
        <RaisedCard {...CARD} radius={10} />
        <Label x={14} y={23} size={TEXT} weight={600} fill={paint.muted}>
          {day}
        </Label>
        <Label x={14} y={46} size={20} weight={700} fill={paint.pageInk}>
          {amount}
        </Label>
      </Place>
    </>
  );
}
