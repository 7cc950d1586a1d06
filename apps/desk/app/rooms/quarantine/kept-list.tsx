import { type RefObject, useEffect, useRef, useState } from 'react';

import { LIST } from '#app/frame/list-target.ts';
import { useSelection } from '#app/lead-lists/use-selection.ts';
import { findRow } from '#app/list-keys/find-row.ts';
import { useListKeys } from '#app/list-keys/use-list-keys.ts';
import { useRowButtons } from '#app/list-keys/use-row-buttons.ts';
import { Empty } from '#app/parts/empty.tsx';
import { KeptCard } from './kept-card.tsx';
import type { KeptRow } from './kept-row.ts';
import type { View } from './quarantine-address.ts';
import { WithSelected } from './with-selected.tsx';
import { WORDS } from './words.ts';

type KeptListProps = {
  rows: readonly KeptRow[];
  view: View;
  mayAct: boolean;
  /** The references of the leads that are selected at first. */
  first: readonly string[];
};

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

/** The leads of a view as cards, with what is done to several of them at once. */
export function KeptList({ rows, view, mayAct, first }: KeptListProps) {
  const list = useRef<HTMLOListElement>(null);
  const hasTicks = mayAct && view !== 'released';
  const selection = useSelection(rows, { references: hasTicks ? first : [], ids: [] });
  const { selected, isSelected, set, toggle, extendTo, setPage, clear } = selection;
  const current = useCurrent(list, rows);
  useListKeys(list, {
    select: hasTicks ? toggle : undefined,
    'select-to': hasTicks ? extendTo : undefined,
    'clear-selection': clear,
  });
  // Undo is there for the last one, too, of which an empty list remains.
  useRowButtons(list, 'quarantine', current);
  if (rows.length === 0) return <Empty {...WORDS.empty[view]} />;
  return (
    <>
      {hasTicks ? (
        <WithSelected view={view} count={selected.length} total={rows.length} onAll={setPage} />
      ) : null}
      <ol {...LIST} className="grid grid-cols-1 gap-3.5" ref={list} aria-label={WORDS.list[view]}>
        {rows.map((row) => (
          <KeptCard
            key={row.id}
            row={row}
            view={view}
            isCurrent={row.id === current}
            mayAct={mayAct}
            tick={
              hasTicks ? { isOn: isSelected(row.id), onChange: (isOn) => set(row.id, isOn) } : null
            }
          />
        ))}
      </ol>
    </>
  );
}
