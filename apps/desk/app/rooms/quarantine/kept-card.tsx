import { EyeIcon, TrashIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { Act } from '#app/parts/act.tsx';
import { SHAPES } from '#app/parts/state-shapes.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { When } from '#app/parts/when.tsx';
import { writeTick } from '#app/versions/tick-value.ts';
import { KeptKey } from './kept-key.tsx';
import type { KeptRow } from './kept-row.ts';
import type { View } from './quarantine-address.ts';
import { WORDS } from './words.ts';

type KeptCardProps = {
  row: KeptRow;
  view: View;
  /** Whether the keys of the room mean this one. */
  isCurrent: boolean;
  /** Whether the person may do more than look. */
  mayAct: boolean;
  /** Null where nothing is done to several at once. */
  tick: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
};

function Acts({ row, view, isCurrent }: Pick<KeptCardProps, 'row' | 'view' | 'isCurrent'>) {
  const of = {
    fields: { leadId: writeTick(row), reference: row.reference },
    about: WORDS.about(row.name),
    size: 'small' as const,
  };
  if (view === 'bin') {
    return (
      <Act {...of} intent="restore">
        {WORDS.restore}
      </Act>
    );
  }
  return (
    <>
      <Act {...of} intent="release" variant={isCurrent ? 'primary' : 'quiet'} keyAct="release">
        {WORDS.release}
        {isCurrent ? <KeptKey>R</KeptKey> : null}
      </Act>
      <Act {...of} intent="bin" keyAct="bin">
        <TrashIcon size={18} />
        {WORDS.bin}
        {isCurrent ? <KeptKey>B</KeptKey> : null}
      </Act>
    </>
  );
}

function KeptTick({ row, tick }: Pick<KeptCardProps, 'row' | 'tick'>) {
  if (tick === null) return null;
  return (
    <div className="mt-0.75 leading-none">
      <Tick
        form="with-selected"
        name="leadId"
        value={writeTick(row)}
        aria-label={WORDS.select(row.name)}
        checked={tick.isOn}
        onChange={(event) => tick.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

/** What was written: text and nothing else, so that no link of a robot can be followed from here. */
function Said({ text }: { text: string | null }) {
  if (text === null) return <p className="muted kept-said">{WORDS.noText}</p>;
  return (
    <blockquote className="kept-said kept-words" dir="auto">
      {text}
    </blockquote>
  );
}

function Signs({ signs }: Pick<KeptRow, 'signs'>) {
  if (signs.length === 0) return <div />;
  return (
    <div>
      <h3 className="caption muted mb-2 font-semibold">{WORDS.signs(signs.length)}</h3>
      <ul className="grid gap-2.25">
        {signs.map(({ name, meaning }) => (
          <li key={name} className="kept-sign">
            <svg width="16" height="16" viewBox="0 0 18 18" aria-hidden="true">
              {SHAPES.quarantine}
            </svg>
            <b>{name}</b>
            {meaning === null ? null : <span className="caption muted">{meaning}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One lead that is or was in quarantine: who, what they wrote, why it was kept, and what can be done. */
export function KeptCard({ row, view, isCurrent, mayAct, tick }: KeptCardProps) {
  const { id, reference, name, at, line, text, fact, signs, since, until } = row;
  return (
    <li
      className="panel kept"
      data-row-id={id}
      data-current={isCurrent && mayAct ? '' : undefined}
      data-ticked={tick === null ? undefined : ''}
    >
      <KeptTick row={row} tick={tick} />
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <h2 className="section-title">
            <Link to={`/leads/${reference}`} className="row-link" data-row-link="">
              {name}
            </Link>
          </h2>
          <span className="caption muted">
            <When at={at} />
          </span>
        </div>
        <p className="caption muted kept-line">{line}</p>
        <Said text={text} />
        {fact === null ? null : (
          <p className="caption kept-fact">
            <EyeIcon size={15} />
            <span>{fact}</span>
          </p>
        )}
      </div>
      <Signs signs={signs} />
      <div className="kept-acts">
        {mayAct && view !== 'released' ? <Acts {...{ row, view, isCurrent }} /> : null}
        {since === null ? null : (
          <p className="caption muted">
            {since.words} <When at={since.at} />
          </p>
        )}
        {until === null ? null : <p className="caption muted">{until}</p>}
      </div>
    </li>
  );
}
