import { DataTable } from '#app/parts/data-table.tsx';
import { ChartTable } from './chart-table.tsx';
import { Figure } from './figure.tsx';
import type { NumbersData } from './read-numbers.ts';
import { WORDS } from './words.ts';

const words = WORDS.first;

/** So many pages are shown at once. */
const MOST_PAGES = 5;

type Landing = NumbersData['landings'][number];

function Table({ rows, caption }: { rows: readonly Landing[]; caption: string }) {
  return (
    <DataTable
      isTight
      caption={caption}
      columns={[
        { name: 'page', head: words.page, isTitle: true },
        { name: 'seen', head: words.seen, align: 'end' },
        { name: 'landed', head: words.landed, align: 'end' },
        { name: 'sent', head: words.sent, align: 'end' },
        { name: 'won', head: words.won, align: 'end' },
      ]}
      rows={rows.map(({ page, seen, landed, sent, won }) => ({
        id: page,
        cells: {
          page: <b>{WORDS.page(page)}</b>,
          seen: <Figure told={seen} />,
          landed: <Figure told={landed} />,
          sent: <Figure told={sent} />,
          won: <Figure told={won} />,
        },
      }))}
    />
  );
}

/** On which pages visits began, and what came of those. */
export function FirstPagesPanel({ data: { landings } }: { data: Pick<NumbersData, 'landings'> }) {
  const told = landings
    .filter(({ seen, landed, sent, won }) =>
      [seen, landed, sent, won].some(({ now, earlier }) => now > 0 || (earlier ?? 0) > 0),
    )
    .toSorted(
      (one, other) =>
        other.landed.now - one.landed.now ||
        other.seen.now - one.seen.now ||
        one.page.localeCompare(other.page),
    );
  const more = told.slice(MOST_PAGES);
  return (
    <section className="panel first-pages" aria-labelledby="first-title">
      <div className="numbers-head">
        <h2 className="section-title" id="first-title">
          {words.title}
        </h2>
        <p className="muted">{words.line}</p>
      </div>
      {told.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Table rows={told.slice(0, MOST_PAGES)} caption={words.caption} />
          {more.length === 0 ? null : (
            <ChartTable about={words.title} words={words.more(more.length)}>
              <Table rows={more} caption={words.moreCaption} />
            </ChartTable>
          )}
        </>
      )}
      <p className="caption muted numbers-foot">{words.unread}</p>
    </section>
  );
}
