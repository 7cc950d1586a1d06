import { DataTable } from '#app/parts/data-table.tsx';
import { ChartTable } from './chart-table.tsx';
import { Figure } from './figure.tsx';
import type { NumbersQuery } from './numbers-query.ts';
import { Pillars } from './pillars.tsx';
import type { NumbersData } from './read-numbers.ts';
import { STAGE_COLUMNS, stageCells } from './stage-cells.tsx';
import { WORDS } from './words.ts';

const words = WORDS.funnel;

type FunnelProps = { data: NumbersData; query: NumbersQuery };

const NO_FORM = <span className="muted">{words.noForm}</span>;

function listRows({ stages, formPages, otherPages }: NumbersData, { page }: NumbersQuery) {
  const ofForms = formPages.map(({ page: path, stages: totals }) => ({
    id: path,
    cells: { page: <b>{path}</b>, ...stageCells(totals) },
  }));
  if (page !== undefined) return ofForms;
  const rest = {
    id: 'rest',
    cells: {
      page: <b>{words.rest}</b>,
      seen: <Figure told={otherPages} />,
      begun: NO_FORM,
      'last-step': NO_FORM,
      sent: NO_FORM,
      'in-time': NO_FORM,
      won: NO_FORM,
    },
  };
  const all = { id: 'all', cells: { page: <b>{words.all}</b>, ...stageCells(stages) } };
  return [...ofForms, rest, all];
}

/** How far visits came, from a page that was seen to a lead that was won. */
export function FunnelPanel({ data, query }: FunnelProps) {
  const rows = listRows(data, query);
  const { hasForm } = data;
  const { seen, sent, won } = data.stages;
  return (
    <section className="panel" aria-labelledby="funnel-title">
      <div className="numbers-head">
        <h2 className="section-title" id="funnel-title">
          {words.title}
        </h2>
        <p className="muted">{words.note}</p>
      </div>
      <p className="mb-3.5">
        {hasForm
          ? words.sentence(WORDS.total(seen.now), WORDS.total(sent.now), WORDS.total(won.now))
          : words.noFormHere(query.page ?? '')}
      </p>
      <Pillars totals={data.stages} span={data.period.span} hasForm={hasForm} />
      {rows.length === 0 ? null : (
        <ChartTable about={words.title} isOpen>
          <DataTable
            isTight
            caption={words.caption}
            columns={[{ name: 'page', head: words.page, isTitle: true }, ...STAGE_COLUMNS]}
            rows={rows}
          />
        </ChartTable>
      )}
    </section>
  );
}
