import type { LeadQuery } from '@high-street/leads';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { leadAddress } from '#app/answer/lead-address.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { REPLY_STATE } from '#app/keys/reply-key.ts';
import type { Selection } from '#app/lead-lists/use-selection.ts';
import { useListKeys } from '#app/list-keys/use-list-keys.ts';
import type { LeadLine } from './lead-line.ts';
import { writeQuery } from './list-address.ts';

type Shown = {
  readonly lines: readonly LeadLine[];
  readonly query: LeadQuery;
  readonly place: string | null;
};

/** The keys of the list of leads, of which readers have those that select nothing and send nothing. */
export function useLeadListKeys(
  list: RefObject<HTMLElement | null>,
  selection: Selection,
  { lines, query, place }: Shown,
): void {
  const navigate = useNavigate();
  const isReader = useFrame().me.role === 'reader';

  function choose(name: 'mark' | 'person', rowId: string | null): void {
    if (isReader) return;
    // The bar is there once the selection is. At once: the next letter would act as a key of the list otherwise.
    flushSync(() => {
      if (selection.selected.length === 0 && rowId !== null) selection.set(rowId, true);
    });
    list.current?.querySelector<HTMLElement>(`select[name=${name}]`)?.focus();
  }
  function reply(rowId: string): void {
    const line = lines.find(({ id }) => id === rowId);
    if (line === undefined) return;
    const to = leadAddress(line.reference, { list: writeQuery(query, place) });
    void navigate(to, { state: REPLY_STATE });
  }
  useListKeys(list, {
    select: isReader ? undefined : selection.toggle,
    'select-to': isReader ? undefined : selection.extendTo,
    mark: (rowId) => choose('mark', rowId),
    give: (rowId) => choose('person', rowId),
    reply: isReader ? undefined : reply,
    'clear-selection': selection.clear,
  });
}
