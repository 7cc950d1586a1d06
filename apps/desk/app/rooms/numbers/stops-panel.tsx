import type { Stop } from '#/numbers/index.ts';
import { DataTable } from '#app/parts/data-table.tsx';
import type { NumbersQuery } from './numbers-query.ts';
import type { NumbersData } from './read-numbers.ts';
import { sayShare, tellShare } from './share.ts';
import { Track } from './track.tsx';
import { WORDS } from './words.ts';

const words = WORDS.stops;

/** As much as the longest bar shows, in percent: few leave at any one field. */
const WIDEST = 25;

function Stopped({ left, shownTo }: Pick<Stop, 'left' | 'shownTo'>) {
  const share = sayShare(left.now, shownTo.now);
  return (
    <span className="stopped">
      <Track share={tellShare(left.now, shownTo.now)} widest={WIDEST} />
      <span className="caption muted tnum">
        {share === null ? WORDS.total(left.now) : `${share}, ${words.of(left.now, shownTo.now)}`}
      </span>
      {left.earlier === null ? null : (
        <span className="caption muted tnum">{WORDS.change(left.now, left.earlier)}</span>
      )}
    </span>
  );
}

function nameField({ form, label, step }: Stop) {
  return (
    <span>
      <b>{label}</b>
      <span className="second-line">{words.step(WORDS.forms[form], step)}</span>
    </span>
  );
}

const OTHERS = {
  id: 'others',
  cells: {
    field: <b>{words.others}</b>,
    stopped: (
      <span className="stopped">
        <Track share={null} widest={WIDEST} />
        <span className="caption muted">{WORDS.under}</span>
      </span>
    ),
    message: null,
  },
};

/** At which fields people left a form without sending it. */
export function StopsPanel({ data, query }: { data: NumbersData; query: NumbersQuery }) {
  const { stops, refused } = data;
  const told = stops.filter(({ left }) => left.now > 0 || (left.earlier ?? 0) > 0);
  const rows = told.map((stop) => ({
    id: `${stop.form} ${stop.label}`,
    cells: {
      field: nameField(stop),
      stopped: <Stopped {...stop} />,
      message:
        stop.message === null ? (
          <span className="muted">{words.noMessage}</span>
        ) : (
          `“${stop.message}”`
        ),
    },
  }));
  return (
    <section className="panel stops" aria-labelledby="stops-title">
      <h2 className="section-title" id="stops-title">
        {words.title}
      </h2>
      <p className="muted numbers-line">
        {words.line} {query.campaign === undefined ? null : words.everywhere}
      </p>
      {told.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          isTight
          caption={words.caption}
          columns={[
            { name: 'field', head: words.field, isTitle: true },
            { name: 'stopped', head: words.stopped },
            { name: 'message', head: words.message },
          ]}
          rows={told.length < stops.length ? [...rows, OTHERS] : rows}
        />
      )}
      <p className="caption muted numbers-foot">
        {words.refused(refused.now)} {words.typed}
      </p>
    </section>
  );
}
