import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation } from 'react-router';

import { listBetween, selectInAddress } from './selected-leads.ts';

/** Keeps the selection in the address, for Back and for whoever is sent it; not by the router, which would load the list anew. */
function useSelectionInAddress(references: string): void {
  const here = useLocation();
  useEffect(() => {
    const { href } = new URL(createPath(here), location.origin);
    const selecting = selectInAddress(href, references.split(' ').filter(Boolean));
    if (selecting !== location.href) history.replaceState(history.state, '', selecting);
  }, [references, here]);
}

type Line = { readonly id: string; readonly reference: string };

/** What is selected at first: what the address says, and what a form ticked that came back. */
export type FirstSelected = {
  readonly references: readonly string[];
  readonly ids: readonly string[];
};

/** The leads that are selected of those on the page. */
export function useSelection(lines: readonly Line[], first: FirstSelected) {
  const isFirst = ({ id, reference }: Line) =>
    first.ids.includes(id) || first.references.includes(reference);
  const ids = lines.map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter(isFirst).map(({ id }) => id)),
  );
  /** From where the next selection of several begins. */
  const from = useRef<string | null>(null);
  // Whoever is no longer on the page cannot be seen to be selected, and so is not, nor once they are back.
  const selected = ids.filter((id) => chosen.has(id));
  if (selected.length < chosen.size) setChosen(new Set(selected));
  const references = lines.filter(({ id }) => chosen.has(id)).map(({ reference }) => reference);
  useSelectionInAddress(references.join(' '));

  function select(more: readonly string[], isSelected: boolean): void {
    setChosen((before) => {
      const after = new Set(before);
      for (const id of more) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  return {
    selected,
    isSelected: (id: string) => selected.includes(id),
    set(id: string, isSelected: boolean): void {
      from.current = id;
      select([id], isSelected);
    },
    toggle(id: string): void {
      from.current = id;
      select([id], !chosen.has(id));
    },
    /** Selects everything between the lead that was selected last and this one. */
    extendTo(id: string): void {
      select(listBetween(ids, from.current, id), true);
      from.current = id;
    },
    setPage: (isSelected: boolean) => select(ids, isSelected),
    clear: () => select(ids, false),
  };
}

/** The leads that are selected, and what changes them. */
export type Selection = ReturnType<typeof useSelection>;
