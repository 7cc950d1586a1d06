import { type RefObject, useEffect, useRef, useState } from 'react';

import { LIST } from '#app/frame/list-target.ts';
import { findRow } from '#app/list-keys/find-row.ts';
import { useListKeys } from '#app/list-keys/use-list-keys.ts';
import { useRowButtons } from '#app/list-keys/use-row-buttons.ts';
import { splitTick } from '#app/versions/tick-value.ts';
import { KeptCard } from './kept-card.tsx';
import type { KeptRow } from './kept-row.ts';
import type { View } from './quarantine-address.ts';
import { WithSelected } from './with-selected.tsx';
import { WORDS } from './words.ts';

type KeptListProps = {
  rows: readonly KeptRow[];
  view: View;
  mayAct: boolean;
};

const ticksOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('.kept-tick input') ?? []),
];

/** Ticks of the form, which works without scripts; they only count them and tick many at once. */
function useTicks(rows: readonly KeptRow[]) {
  const list = useRef<HTMLOListElement>(null);
  const [count, setCount] = useState(0);
  const recount = () => setCount(ticksOf(list.current).filter(({ checked }) => checked).length);
  // The next list comes with no ticks, or with those of the rows that stay.
  useEffect(recount, [rows]);
  return {
    list,
    count,
    recount,
    tickAll(isTicked: boolean): void {
      for (const tick of ticksOf(list.current)) tick.checked = isTicked;
      recount();
    },
    toggle(id: string): void {
      const tick = ticksOf(list.current).find(({ value }) => splitTick(value)[0] === id);
      if (tick) tick.checked = !tick.checked;
      recount();
    },
  };
}

/** The row that the focus was on last, as long as it is shown; otherwise the first. */
function useCurrent(list: RefObject<HTMLElement | null>, rows: readonly KeptRow[]): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (list.current === null || !(target instanceof Element)) return;
      const row = findRow(list.current, target);
      if (row !== null) setChosen(row);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  return rows.find(({ id }) => id === chosen)?.id ?? rows[0]?.id ?? null;
}

function Empty({ view }: { view: View }) {
  const { title, line } = WORDS.empty[view];
  return (
    <div className="stack kept-empty">
      <h2 className="section-title">{title}</h2>
      <p className="muted">{line}</p>
    </div>
  );
}

/** The leads of a view as cards, with what is done to several of them at once. */
export function KeptList({ rows, view, mayAct }: KeptListProps) {
  const { list, count, recount, tickAll, toggle } = useTicks(rows);
  const current = useCurrent(list, rows);
  useListKeys(list, { select: toggle, clearSelection: () => tickAll(false) });
  // Undo is there for the last one, too, of which an empty list remains.
  useRowButtons(list, 'quarantine', current);
  if (rows.length === 0) return <Empty view={view} />;
  return (
    <>
      {mayAct && view !== 'released' ? (
        <WithSelected view={view} count={count} total={rows.length} onAll={tickAll} />
      ) : null}
      <ol
        {...LIST}
        className="kept-list"
        ref={list}
        onChange={recount}
        aria-label={WORDS.list[view]}
      >
        {rows.map((row) => (
          <KeptCard
            key={row.id}
            row={row}
            view={view}
            isCurrent={row.id === current}
            mayAct={mayAct}
          />
        ))}
      </ol>
    </>
  );
}
