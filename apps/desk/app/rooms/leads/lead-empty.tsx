import type { LeadQuery } from '@high-street/leads';
import type { ReactNode } from 'react';

import { LinkButton } from '#app/parts/link-button.tsx';
import { countFilters, isAllThereIs, listAddress, withoutFilters } from './list-address.ts';
import type { ListPage } from './read-list.ts';
import { WORDS } from './words.ts';

const words = WORDS.empty;

function Way({
  to,
  children,
  isPlain = false,
}: {
  to: string;
  children: string;
  isPlain?: boolean;
}) {
  return (
    <LinkButton variant={isPlain ? 'bare' : 'outline'} size="small" to={to}>
      {children}
    </LinkButton>
  );
}

type EmptyProps = {
  query: LeadQuery;
  view: string;
  close: ListPage['close'];
  /** How many leads there are in all; null where it is not known. */
  all: number | null;
};

type SearchedProps = { query: LeadQuery; title: string; hint: string | null; elsewhere: ReactNode };

/** Nobody fits a search: who does elsewhere, if anybody, with the way there, and the way to all without the search. */
function Searched({ query, title, hint, elsewhere }: SearchedProps) {
  return (
    <>
      <h2 className="section-title">{title}</h2>
      {hint === null ? null : <p className="muted">{hint}</p>}
      <div className="line">
        {elsewhere}
        <Way to={listAddress({ ...query, q: undefined })} isPlain={elsewhere !== null}>
          {words.clearSearch}
        </Way>
      </div>
    </>
  );
}

/** In All nobody fits the search together with the filters; `close` says who fits it without them. */
function NoMatchInAll({ query, close }: EmptyProps) {
  const { names = [], isMore = false } = close ?? {};
  const isNobody = names.length === 0;
  const to = listAddress({ ...withoutFilters(query), q: query.q });
  return (
    <Searched
      query={query}
      title={words.noMatchFiltered(query.q ?? '')}
      hint={isNobody ? words.noneUnfiltered : words.closeUnfiltered(names, isMore)}
      elsewhere={isNobody ? null : <Way to={to}>{WORDS.filters.clear}</Way>}
    />
  );
}

function NoMatch({ query, view, close }: EmptyProps) {
  const { names = [], isMore = false } = close ?? {};
  const isNobody = names.length === 0;
  const hint = isNobody ? words.noneClose : words.close(names, isMore);
  const to = listAddress({ view: 'all', q: query.q, sort: query.sort });
  return (
    <Searched
      query={query}
      title={words.noMatch(query.q ?? '', view)}
      hint={isAllThereIs(query) ? null : hint}
      elsewhere={isNobody ? null : <Way to={to}>{words.lookInAll}</Way>}
    />
  );
}

function NoFit({ query }: EmptyProps) {
  return (
    <>
      <h2 className="section-title">{words.noFit}</h2>
      <p className="muted">{words.takeAway}</p>
      <div className="line">
        <Way to={listAddress(withoutFilters(query))}>{WORDS.filters.clear}</Way>
        {query.view === 'all' ? null : (
          <Way to={listAddress({ ...query, view: 'all' })} isPlain>
            {words.lookInAll}
          </Way>
        )}
      </div>
    </>
  );
}

function None({ view, query, all }: EmptyProps) {
  if (all === 0) {
    return (
      <>
        <h2 className="section-title">{words.nobody}</h2>
        <p className="muted">{words.first}</p>
      </>
    );
  }
  return (
    <>
      <h2 className="section-title">{words.none(view)}</h2>
      {query.view === 'all' ? null : (
        <Way to={listAddress({ view: 'all', sort: 'newest' })}>{words.lookInAll}</Way>
      )}
    </>
  );
}

function Said(props: EmptyProps) {
  const { query } = props;
  const isFiltered = countFilters(query) > 0;
  if (query.q === undefined) return isFiltered ? <NoFit {...props} /> : <None {...props} />;
  const isAll = query.view === 'all';
  return isAll && isFiltered ? <NoMatchInAll {...props} /> : <NoMatch {...props} />;
}

/** What stands in for a list that has nobody in it, and where to look next. */
export function LeadEmpty(props: EmptyProps) {
  return (
    <div className="empty">
      <Said {...props} />
    </div>
  );
}
