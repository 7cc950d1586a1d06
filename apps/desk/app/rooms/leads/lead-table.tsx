import '#app/parts/data-table.css';
import './lead-table.css';
import './lead-cards.css';

import type { LeadQuery } from '@high-street/leads';
import { ArrowDownIcon } from '@high-street/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { LIST } from '#app/frame/list-target.ts';
import { ROLES } from '#app/parts/table-roles.ts';
import { Tick } from '#app/parts/tick.tsx';
import type { LeadLine } from './lead-line.ts';
import { LeadRow } from './lead-row.tsx';
import { listAddress, writeQuery } from './list-address.ts';
import type { LeadNews } from './use-lead-news.ts';
import type { Selection } from '#app/lead-lists/use-selection.ts';
import { WORDS } from './words.ts';

const words = WORDS.columns;

type HeadProps = {
  children: ReactNode;
  /** How the list is in the order of this column, if it is. */
  sorted?: 'ascending' | 'descending' | undefined;
  className?: string;
};

function Head({ children, sorted, className }: HeadProps) {
  return (
    <th {...ROLES.head} scope="col" aria-sort={sorted} className={className}>
      {children}
    </th>
  );
}

function SortLink({
  query,
  words: hint,
  to,
  children,
  isOn,
}: {
  query: LeadQuery;
  words: string;
  to: LeadQuery['sort'];
  children: string;
  isOn: boolean;
}) {
  return (
    <Link to={listAddress({ ...query, sort: to })} className="sort-link">
      {children}
      <span className="sr-only">, {hint}</span>
      {isOn ? (
        <ArrowDownIcon size={14} aria-hidden data-up={query.sort === 'newest' ? undefined : ''} />
      ) : null}
    </Link>
  );
}

type LeadTableProps = {
  lines: readonly LeadLine[];
  query: LeadQuery;
  /** Where in the list its page begins; null for its beginning. */
  place: string | null;
  view: string;
  zone: string;
  /** Null for those who may not change anything. */
  selection: Selection | null;
  news: LeadNews;
};

function Heads({ query, zone, selection, lines }: Omit<LeadTableProps, 'news' | 'view' | 'place'>) {
  const { sort } = query;
  const isByName = sort === 'name';
  const time = isByName ? undefined : sort === 'newest' ? 'descending' : 'ascending';
  return (
    <tr {...ROLES.row}>
      {selection === null ? null : (
        <Head className="cell-tick">
          <span className="sr-only">{words.select}</span>
          <span className="tick-page">
            <Tick
              aria-label={WORDS.selectPage}
              checked={selection.selected.length === lines.length}
              onChange={(event) => selection.setPage(event.currentTarget.checked)}
            />
          </span>
        </Head>
      )}
      <Head className="cell-state">{words.state}</Head>
      <Head className="cell-who" sorted={isByName ? 'ascending' : undefined}>
        <SortLink query={query} words={WORDS.sortByName} to="name" isOn={isByName}>
          {words.who}
        </SortLink>
      </Head>
      <Head className="cell-wants">{words.wants}</Head>
      <Head className="cell-due">{words.due(zone)}</Head>
      <Head className="cell-with">{words.with}</Head>
      <Head className="cell-from">{words.from}</Head>
      <Head className="cell-stored" sorted={time}>
        <SortLink
          query={query}
          words={WORDS.sortByTime[sort === 'newest' ? 'newest' : 'oldest']}
          to={sort === 'newest' ? 'oldest' : 'newest'}
          isOn={!isByName}
        >
          {words.stored(zone)}
        </SortLink>
      </Head>
    </tr>
  );
}

/** The leads of a page as a table; in a narrow window each is a card. */
export function LeadTable({ lines, query, place, view, zone, selection, news }: LeadTableProps) {
  const list = writeQuery(query, place);
  return (
    <table {...ROLES.table} {...LIST} className="lead-table">
      <caption className="sr-only">{WORDS.caption(view)}</caption>
      <thead {...ROLES.group}>
        <Heads query={query} zone={zone} selection={selection} lines={lines} />
      </thead>
      <tbody {...ROLES.group}>
        {lines.map((line) => (
          <LeadRow
            key={line.id}
            line={line}
            isChanged={news.isChanged(line)}
            list={list}
            tick={
              selection && {
                isOn: selection.isSelected(line.id),
                onChange: (isOn) => selection.set(line.id, isOn),
              }
            }
          />
        ))}
      </tbody>
    </table>
  );
}
