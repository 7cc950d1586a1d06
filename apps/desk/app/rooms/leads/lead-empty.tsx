import type { LeadQuery } from '@high-street/leads';
import { buttonProps } from '@high-street/ui';
import { Link } from 'react-router';

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
  const look = buttonProps({ variant: isPlain ? 'bare' : 'outline', size: 'small', children });
  return <Link {...look} to={to} />;
}

type EmptyProps = {
  query: LeadQuery;
  view: string;
  close: ListPage['close'];
  /** How many leads there are in all; null where it is not known. */
  all: number | null;
};

/** In All nobody fits the search together with the filters; `close` says who fits it without them. */
function NoMatchInAll({ query, close }: Pick<EmptyProps, 'query' | 'close'>) {
  const names = close?.names ?? [];
  return (
    <>
      <h2 className="section-title">{words.noMatchFiltered(query.q ?? '')}</h2>
      <p className="muted">
        {names.length === 0
          ? words.noneUnfiltered
          : words.closeUnfiltered(names, close?.isMore ?? false)}
      </p>
      <div className="line">
        {names.length === 0 ? null : (
          <Way to={listAddress({ ...withoutFilters(query), q: query.q })}>
            {WORDS.filters.clear}
          </Way>
        )}
        <Way to={listAddress({ ...query, q: undefined })} isPlain={names.length > 0}>
          {words.clearSearch}
        </Way>
      </div>
    </>
  );
}

function NoMatch({ query, view, close }: EmptyProps) {
  const names = close?.names ?? [];
  return (
    <>
      <h2 className="section-title">{words.noMatch(query.q ?? '', view)}</h2>
      {isAllThereIs(query) ? null : (
        <p className="muted">
          {names.length === 0 ? words.noneClose : words.close(names, close?.isMore ?? false)}
        </p>
      )}
      <div className="line">
        {names.length === 0 ? null : (
          <Way to={listAddress({ view: 'all', q: query.q, sort: query.sort })}>
            {words.lookInAll}
          </Way>
        )}
        <Way to={listAddress({ ...query, q: undefined })} isPlain={names.length > 0}>
          {words.clearSearch}
        </Way>
      </div>
    </>
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
    <div className="lead-empty">
      <Said {...props} />
    </div>
  );
}
