import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNavigate } from 'react-router';

import type { LeadQuery } from '@high-street/leads';

import { leadAddress } from '#app/answer/lead-address.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { REPLY_STATE } from '#app/keys/reply-key.ts';
import { useListKeys } from '#app/list-keys/use-list-keys.ts';
import { BulkActs, BulkBar, EXPORT_FORM, ExportSelection } from './bulk-bar.tsx';
import type { LeadLine } from './lead-line.ts';
import { LeadTable } from './lead-table.tsx';
import { writeQuery } from './list-address.ts';
import type { ListChoices } from './read-list.ts';
import type { LeadNews } from './use-lead-news.ts';
import { type FirstSelected, useSelection } from '#app/lead-lists/use-selection.ts';
import { WORDS } from './words.ts';

type LeadListProps = {
  lines: readonly LeadLine[];
  query: LeadQuery;
  /** Where in the list its page begins; null for its beginning. */
  place: string | null;
  /** The name of what is shown. */
  view: string;
  zone: string;
  /** Whom leads can be given to. */
  people: ListChoices['colleagues'];
  news: LeadNews;
  first: FirstSelected;
};

/** The form in which a selection is exported with scripts; a file is the browser's own business. */
function ExportForm({ selected }: { selected: readonly string[] }) {
  return (
    <Form id={EXPORT_FORM} method="post" action="/leads/export" reloadDocument>
      {selected.map((id) => (
        <input key={id} type="hidden" name="lead" value={id} />
      ))}
    </Form>
  );
}

/**
 * Says how many are selected, from the first one on: without scripts it cannot follow the ticks. It is there before its
 * words, since what comes with them is not read out.
 */
function SelectedCount({ count }: { count: number }) {
  const [isTold, setIsTold] = useState(false);
  if (count > 0 && !isTold) setIsTold(true);
  return <output className="sr-only">{isTold ? WORDS.bulk.count(count) : null}</output>;
}

const isForBin = ({ mark }: LeadLine) => mark === 'quarantine' || mark === 'spam';

/** The list with its ticks, which are a form: with scripts the acts stand in a bar once something is selected. */
export function LeadList({ people, first, ...shown }: LeadListProps) {
  const { lines, query, place } = shown;
  const navigate = useNavigate();
  const { me } = useFrame();
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection(lines, first);
  const { selected } = selection;
  const isReader = me.role === 'reader';
  const isOwner = me.role === 'owner';

  function choose(name: 'mark' | 'person', rowId: string | null): void {
    if (isReader) return;
    // The bar is there once the selection is. At once: the next letter would act as a key of the list otherwise.
    flushSync(() => {
      if (selected.length === 0 && rowId !== null) selection.set(rowId, true);
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

  const table = <LeadTable {...shown} selection={isReader ? null : selection} />;
  if (isReader) return <div ref={list}>{table}</div>;
  return (
    <div ref={list} className="lead-list">
      <SelectedCount count={selected.length} />
      <Form method="post" preventScrollReset>
        {selected.length === 0 ? null : (
          <BulkBar
            count={selected.length}
            people={people}
            hasKeys={me.hasSingleKeys}
            canBin={lines.every((line) => isForBin(line) || !selection.isSelected(line.id))}
            onClear={selection.clear}
          >
            {isOwner ? <ExportSelection isPlain={false} /> : null}
          </BulkBar>
        )}
        {table}
        <noscript>
          <div className="bulk" role="group" aria-label={WORDS.bulk.label}>
            <b>{WORDS.bulk.plain}</b>
            <BulkActs people={people} hasKeys={false} canBin={lines.some(isForBin)}>
              {isOwner ? <ExportSelection isPlain /> : null}
            </BulkActs>
          </div>
        </noscript>
      </Form>
      {isOwner ? <ExportForm selected={selected} /> : null}
    </div>
  );
}
