import type { StageTotals } from '#/numbers/index.ts';
import { DataTable } from '#app/parts/data-table.tsx';
import { ChartTable } from './chart-table.tsx';
import type { NumbersData } from './read-numbers.ts';
import { STAGE_COLUMNS, stageCells } from './stage-cells.tsx';
import { WORDS } from './words.ts';

const words = WORDS.sources;

/** So many sites are shown at once. */
const MOST_SITES = 5;

type SourceTotals = { readonly source: string; readonly stages: StageTotals };

const bySeen = (one: SourceTotals, other: SourceTotals) =>
  other.stages.seen.now - one.stages.seen.now || one.source.localeCompare(other.source);

function toRow({ source, stages }: SourceTotals) {
  const { name, kind } = WORDS.source(source);
  return {
    id: source,
    cells: {
      source: (
        <span>
          <b>{name}</b> <span className="caption muted">{kind}</span>
        </span>
      ),
      ...stageCells(stages),
    },
  };
}

function Table({ rows, caption }: { rows: readonly SourceTotals[]; caption: string }) {
  return (
    <DataTable
      isTight
      caption={caption}
      columns={[{ name: 'source', head: words.column, isTitle: true }, ...STAGE_COLUMNS]}
      rows={rows.map(toRow)}
    />
  );
}

/** Which campaigns and sites led people here, and how far those came. */
export function SourcesPanel({ data: { bySource } }: { data: Pick<NumbersData, 'bySource'> }) {
  const isSite = ({ source }: SourceTotals) => source.startsWith('h:');
  const isCampaign = ({ source }: SourceTotals) => source.startsWith('c:');
  const sites = bySource.filter(isSite).toSorted(bySeen);
  const shown = [
    ...bySource.filter(isCampaign).toSorted(bySeen),
    ...sites.slice(0, MOST_SITES),
    ...bySource.filter((row) => !isSite(row) && !isCampaign(row)),
  ];
  const more = sites.slice(MOST_SITES);
  return (
    <section className="panel" aria-labelledby="sources-title">
      <div className="numbers-head">
        <h2 className="section-title" id="sources-title">
          {words.title}
        </h2>
        <p className="muted">{words.line}</p>
      </div>
      <Table rows={shown} caption={words.caption} />
      {more.length === 0 ? null : (
        <ChartTable about={words.title} words={words.more(more.length)}>
          <Table rows={more} caption={words.moreCaption} />
        </ChartTable>
      )}
    </section>
  );
}
