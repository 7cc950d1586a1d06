import './key-list.css';

import { Fragment } from 'react';

import { isForReaders, isHeld, type KeyPlace, listKeys } from './key-map.ts';

type KeyListProps = {
  open: readonly string[];
  /** Whether the person may change anything, and not read alone. */
  mayChange: boolean;
  /** Between two keys, one after the other. */
  then: string;
  /** Where keys count, in words, in the order in which they are listed. */
  places: Readonly<Record<KeyPlace, string>>;
};

type Acts = ReturnType<typeof listKeys>;

function Keys({ acts, then }: { acts: Acts; then: string }) {
  return (
    <dl className="key-list">
      {acts.map((act) => (
        <div key={act.words} className="key-line">
          <dt>
            {act.keys.map((key, place) => (
              <Fragment key={key}>
                {place > 0 ? <span className="muted">{isHeld(act) ? '+' : then}</span> : null}
                <kbd className="key">{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{act.words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every key that does something for a person, by where it does, from the table that is listened to. */
export function KeyList({ open, mayChange, then, places }: KeyListProps) {
  const all = listKeys(open).filter((act) => mayChange || isForReaders(act));
  return Object.entries(places).map(([where, words]) => {
    const acts = all.filter((act) => act.where === where);
    if (acts.length === 0) return null;
    return (
      <section key={where}>
        <h2 className="section-title">{words}</h2>
        <Keys acts={acts} then={then} />
      </section>
    );
  });
}
