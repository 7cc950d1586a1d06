import { DataTable } from '#app/parts/data-table.tsx';
import { layBars, spread } from './bar-geometry.ts';
import { ChartTable } from './chart-table.tsx';
import { BarRect } from './hatch.tsx';
import type { NumbersData } from './read-numbers.ts';
import { STAGE_COLUMNS, stageCells } from './stage-cells.tsx';
import { WORDS } from './words.ts';

const words = WORDS.week;
const MOST_LABELS = 4;
/** Up to so many bars have their number above them. */
const MOST_FIGURES = 13;

type Row = NumbersData['byWeek'][number];

type BarsProps = { rows: readonly Row[]; stage: 'seen' | 'sent' };

/** Which week had the most, in words. */
function sayMost(rows: readonly Row[], stage: BarsProps['stage']): string {
  const counts = rows.map(({ stages }) => stages[stage].now);
  const most = Math.max(...counts);
  const best = rows[counts.indexOf(most)];
  return most === 0 || best === undefined
    ? words.noneOf(words[stage])
    : words.most(words[stage], WORDS.figure(most), best.label);
}

function WeekBars({ rows, stage }: BarsProps) {
  const totals = rows.map(({ stages }) => stages[stage]);
  const earlier = totals.map((total) => total.earlier ?? 0);
  const most = Math.max(...totals.map(({ now }) => now), ...earlier);
  const bars = layBars(
    totals.map(({ now }) => now),
    { most, room: 82 },
  );
  const others = layBars(earlier, { most, room: 82, fill: 0.9 });
  const isCompared = totals.some((total) => total.earlier !== null);
  const labels = spread(rows.length, MOST_LABELS);
  return (
    <figure>
      <figcaption id={`week-${stage}`}>{sayMost(rows, stage)}</figcaption>
      <svg className="week-bars" role="img" aria-labelledby={`week-${stage}`}>
        {bars.map(({ isSmall, ...bar }, at) => (
          <BarRect key={rows[at]?.week} of={isSmall ? 'bar-small' : 'bar'} {...bar} />
        ))}
        {isCompared
          ? others.map(({ isSmall, ...bar }, at) =>
              isSmall ? null : <BarRect key={rows[at]?.week} of="bar-before" {...bar} />,
            )
          : null}
        {rows.length > MOST_FIGURES
          ? null
          : bars.map(({ x, y, width, isSmall }, at) => (
              <text
                key={rows[at]?.week}
                className="bar-figure"
                x={`${x + width / 2}%`}
                y={`${Math.min(y, others[at]?.y ?? y)}%`}
                dy="-6"
              >
                {isSmall ? '<5' : WORDS.figure(totals[at]?.now ?? 0)}
              </text>
            ))}
      </svg>
      <svg className="week-labels" aria-hidden="true">
        {labels.map((at) => (
          <text key={at} x={`${(100 * (at + 0.5)) / rows.length}%`} y="16">
            {rows[at]?.label}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** How much there was in each week. */
export function WeekPanel({ data: { byWeek, period, hasForm } }: { data: NumbersData }) {
  const isCompared = byWeek.some(({ stages }) => stages.seen.earlier !== null);
  if (byWeek.length === 0) return null;
  const notes = [...(period.runs ? [words.runs] : []), ...(isCompared ? [words.outline] : [])];
  return (
    <section className="panel" aria-labelledby="week-title">
      <div className="numbers-head">
        <h2 className="section-title" id="week-title">
          {words.title}
        </h2>
        {notes.length === 0 ? null : <p className="muted">{notes.join(' ')}</p>}
      </div>
      <div className="week-charts">
        <WeekBars rows={byWeek} stage="seen" />
        {hasForm ? <WeekBars rows={byWeek} stage="sent" /> : null}
      </div>
      <ChartTable about={words.title}>
        <DataTable
          isTight
          caption={words.caption}
          columns={[{ name: 'week', head: words.column, isTitle: true }, ...STAGE_COLUMNS]}
          rows={byWeek.map((row) => ({
            id: row.week,
            cells: {
              week: (
                <b>
                  <time dateTime={row.week}>{row.label}</time>
                </b>
              ),
              ...stageCells(row.stages),
            },
          }))}
        />
      </ChartTable>
    </section>
  );
}
