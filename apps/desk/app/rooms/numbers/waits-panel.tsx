import { DataTable } from '#app/parts/data-table.tsx';
import { findHalf, nameBucket, sayHalf, sayTime } from './answer-times.ts';
import { layBars } from './bar-geometry.ts';
import { ChartTable } from './chart-table.tsx';
import { Figure } from './figure.tsx';
import { BarRect } from './hatch.tsx';
import type { NumbersData } from './read-numbers.ts';
import { sayShare } from './share.ts';
import { WORDS } from './words.ts';

const words = WORDS.waits;

type WaitsProps = { data: Pick<NumbersData, 'answers' | 'targetMinutes' | 'stages'> };

function WaitBars({ data: { answers, targetMinutes } }: WaitsProps) {
  const totals = answers.map(({ count }) => count.now);
  const bars = layBars(totals, { most: Math.max(...totals), room: 74, fill: 0.72 });
  const targetAt = `${(100 * (answers.length - 1)) / answers.length}%`;
  return (
    <div>
      <svg className="wait-bars" role="img" aria-labelledby="waits-sentence">
        {bars.map(({ x, y, width, height, isSmall }, at) => (
          <g key={answers[at]?.bucket}>
            <BarRect of={isSmall ? 'bar-small' : 'bar'} {...{ x, y, width, height }} />
            <text className="bar-figure" x={`${x + width / 2}%`} y={`${y}%`} dy="-8">
              {isSmall ? '<5' : WORDS.figure(totals[at] ?? 0)}
            </text>
          </g>
        ))}
        <line className="target-line" x1={targetAt} x2={targetAt} y1="24" y2="100%" />
        <text className="target-words" x={targetAt} y="14" dx="-6">
          {words.target(words.time(targetMinutes))}
        </text>
      </svg>
      <div className="caption muted grid grid-cols-5 pt-1.5 text-center" aria-hidden="true">
        {answers.map(({ bucket }) => (
          <span key={bucket}>{nameBucket(bucket, targetMinutes)}</span>
        ))}
      </div>
    </div>
  );
}

/** How long half of them waited, and how many were answered in time. */
function WaitFacts({ data: { answers, targetMinutes, stages } }: WaitsProps) {
  const half = findHalf(answers);
  const late = answers.find(({ bucket }) => bucket === 'late')?.count.now ?? 0;
  // The same series as above, so that both say the same.
  const inTime = stages['in-time'].now;
  const all = inTime + late;
  const share = sayShare(inTime, all);
  return (
    <dl className="wait-facts" id="waits-sentence">
      <div>
        <dd className="figure-big">{half === null ? '–' : sayTime(half, targetMinutes)}</dd>
        <dt className="caption muted">
          {sayHalf(answers, targetMinutes) === null
            ? WORDS.few
            : half === 'late'
              ? words.halfLate
              : words.half}
        </dt>
      </div>
      <div>
        <dd className="figure-big">{share ?? '–'}</dd>
        <dt className="caption muted">
          {share === null ? WORDS.few : words.share(WORDS.total(inTime), WORDS.total(all))}
        </dt>
      </div>
    </dl>
  );
}

/** How long people waited for their first answer, beside the target. */
export function WaitsPanel({ data }: WaitsProps) {
  const { answers, targetMinutes } = data;
  return (
    <section className="panel" aria-labelledby="waits-title">
      <h2 className="section-title" id="waits-title">
        {words.title}
      </h2>
      <p className="muted numbers-line">{words.line}</p>
      <WaitFacts data={data} />
      <WaitBars data={data} />
      <ChartTable about={words.title}>
        <DataTable
          isTight
          caption={words.caption}
          columns={[
            { name: 'waited', head: words.waited, isTitle: true },
            { name: 'answers', head: words.answers, align: 'end' },
          ]}
          rows={answers.map(({ bucket, count }) => ({
            id: bucket,
            cells: {
              waited: <b>{nameBucket(bucket, targetMinutes)}</b>,
              answers: <Figure told={count} />,
            },
          }))}
        />
      </ChartTable>
    </section>
  );
}
