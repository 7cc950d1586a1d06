import { useRef, useState } from 'react';
import { Form } from 'react-router';

import type { LeadQuery } from '@high-street/leads';

import { useFrame } from '#app/frame/use-frame.ts';
import { BulkActs, BulkBar, EXPORT_FORM, ExportSelection } from './bulk-bar.tsx';
import type { LeadLine } from './lead-line.ts';
import { LeadTable } from './lead-table.tsx';
import type { ListChoices } from './read-list.ts';
import { useLeadListKeys } from './use-lead-list-keys.ts';
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
  const { lines } = shown;
  const { me } = useFrame();
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection(lines, first);
  const { selected } = selection;
  const isReader = me.role === 'reader';
  const isOwner = me.role === 'owner';
  useLeadListKeys(list, selection, shown);

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
