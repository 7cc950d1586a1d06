import type { Stop, Told } from '#/numbers/index.ts';
import { DataTable } from '#app/parts/data-table.tsx';
import { HATCH } from './hatch.tsx';
import type { NumbersQuery } from './numbers-query.ts';
import type { NumbersData } from './read-numbers.ts';
import { sayShare, tellShare } from './share.ts';
import { WORDS } from './words.ts';

const words = WORDS.stops;

/** As much as the longest bar shows, in percent: few leave at any one field. */
const WIDEST = 25;
const SMALL = 18;

function Track({ share }: { share: number | null }) {
  const width = share === null ? SMALL : Math.min(100, (100 * share) / WIDEST);
  return (
    <svg className="track" aria-hidden="true">
      <rect className="pillar-ground" width="100%" height="100%" rx="3" />
      <rect
        className={share === null ? 'bar-small' : 'bar'}
        fill={share === null ? HATCH : undefined}
        width={`${Math.max(2, width)}%`}
        height="100%"
        rx="3"
      />
    </svg>
  );
}

function Stopped({ left, shownTo }: Pick<Stop, 'left' | 'shownTo'>) {
  const share = sayShare(left.now, shownTo.now);
  return (
    <span className="stopped">
      <Track share={tellShare(left.now, shownTo.now)} />
      <span className="caption muted tnum">
        {share === null ? WORDS.total(left.now) : `${share}, ${words.of(left.now, shownTo.now)}`}
      </span>
      {left.then === null ? null : (
        <span className="caption muted tnum">{WORDS.then(left.now, left.then)}</span>
      )}
    </span>
  );
}

function nameField({ form, label, step }: Stop) {
  return (
    <span>
      <b>{label}</b>
      <span className="caption muted second-line">{words.step(WORDS.forms[form], step)}</span>
    </span>
  );
}

const OTHERS = {
  id: 'others',
  cells: {
    field: <b>{words.others}</b>,
    stopped: (
      <span className="stopped">
        <Track share={null} />
        <span className="caption muted">{WORDS.under}</span>
      </span>
    ),
    message: null,
  },
};

function RegisterSteps({ register }: { register: readonly Told[] }) {
  const [first] = register;
  return (
    <>
      <h3 className="numbers-subtitle">{words.register}</h3>
      <ol className="register-steps">
        {register.map((told, at) => (
          <li key={words.steps[at]}>
            <span className="caption muted">{words.steps[at]}</span>
            <b className="tnum">{WORDS.total(told.now)}</b>
            <Track
              share={at === 0 && told.now > 0 ? WIDEST : wideShare(told.now, first?.now ?? 0)}
            />
            {told.then === null ? null : (
              <small className="caption muted">{WORDS.then(told.now, told.then)}</small>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Of a track that is full at all of them. */
function wideShare(part: number, whole: number): number | null {
  const share = tellShare(part, whole);
  return share === null ? null : (share * WIDEST) / 100;
}

/** At which fields people left a form without sending it. */
export function StopsPanel({ data, query }: { data: NumbersData; query: NumbersQuery }) {
  const { stops, register, refused } = data;
  const told = stops.filter(({ left }) => left.now > 0 || (left.then ?? 0) > 0);
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
      <RegisterSteps register={register} />
    </section>
  );
}
