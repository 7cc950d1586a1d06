import type { LeadQuery } from '@high-street/leads';
import { Button } from '@high-street/ui';
import { Fragment, type ReactNode } from 'react';
import { Form, Link } from 'react-router';

import { FilterChip } from '#app/parts/filter-chip.tsx';
import { Options } from '#app/parts/options.tsx';
import { SelectChip } from '#app/parts/select-chip.tsx';
import {
  countFilters,
  type FilterName,
  listAddress,
  withoutFilters,
  writeQuery,
} from './list-address.ts';
import { listOptions } from './list-options.ts';
import type { FilterChoices } from './read-list.ts';
import { WORDS } from './words.ts';

const words = WORDS.filters;

/** Those that are shown before they are set. */
const FIRST: readonly FilterName[] = ['kind', 'plan', 'with', 'since', 'source'];
const ALL: readonly FilterName[] = [
  'kind',
  'plan',
  'with',
  'stage',
  'since',
  'until',
  'source',
  'campaign',
  'booking',
];

type FiltersProps = {
  query: LeadQuery;
  choices: FilterChoices;
  /** Shows every filter, and the search and the order with them. */
  isWhole?: boolean;
  children?: ReactNode;
};

function Filter({ name, query, choices }: FiltersProps & { name: FilterName }) {
  const value = query[name];
  const label = words[name];
  const options = listOptions(name, query, choices);
  return (
    <FilterChip
      label={label}
      clear={value === undefined ? null : listAddress({ ...query, [name]: undefined })}
      clearLabel={words.clearOne(label)}
    >
      {(control) =>
        options === null ? (
          <input {...control} type="date" name={name} defaultValue={value} />
        ) : (
          <select {...control} name={name} defaultValue={value ?? ''}>
            <Options of={options} />
          </select>
        )
      }
    </FilterChip>
  );
}

/** What the form keeps of the query beside its own fields. */
function KeptFields({ query, isWhole }: Pick<FiltersProps, 'query' | 'isWhole'>) {
  const { view, q, sort } = query;
  return (
    <>
      <input type="hidden" name="view" value={view} />
      {isWhole ? null : <input type="hidden" name="sort" value={sort} />}
      {isWhole || q === undefined ? null : <input type="hidden" name="q" value={q} />}
    </>
  );
}

function Order({ query }: Pick<FiltersProps, 'query'>) {
  return (
    <SelectChip name="sort" label={words.sort} value={query.sort}>
      <Options of={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))} />
    </SelectChip>
  );
}

/** What the list is narrowed to: a form that is the address, so that it works without scripts and can be passed on. */
export function LeadFilters({ query, choices, isWhole = false, children }: FiltersProps) {
  const names = isWhole
    ? ALL
    : ALL.filter((name) => FIRST.includes(name) || query[name] !== undefined);
  const isNarrowed = countFilters(query) > 0 || (isWhole && query.q !== undefined);
  return (
    <Form
      method="get"
      action="/leads"
      aria-label={words.label}
      className="filters lead-filters"
      data-whole={isWhole ? '' : undefined}
    >
      {/* Others at once; the button below them keeps the focus. */}
      <Fragment key={writeQuery(query)}>
        <KeptFields query={query} isWhole={isWhole} />
        {isWhole ? children : null}
        {names.map((name) => (
          <Filter key={name} name={name} query={query} choices={choices} />
        ))}
        {isWhole ? <Order query={query} /> : null}
      </Fragment>
      <Button type="submit" variant={isWhole ? 'primary' : 'quiet'} size="small">
        {words.show}
      </Button>
      {isWhole ? null : (
        <Link to={listAddress(query, { path: '/leads/filters' })} className="quiet-link">
          {words.more}
        </Link>
      )}
      {isNarrowed ? (
        <Link to={listAddress(withoutFilters(query))} className="link filters-none">
          {words.clear}
        </Link>
      ) : null}
    </Form>
  );
}
