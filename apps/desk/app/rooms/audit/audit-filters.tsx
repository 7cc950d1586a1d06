import { Button } from '@high-street/ui';
import { Form, Link } from 'react-router';

import { LINE_WORDS } from '#app/audit-lines/words.ts';
import { FilterChip } from '#app/parts/filter-chip.tsx';
import { type Option, Options } from '#app/parts/options.tsx';
import { auditAddress } from './audit-address.ts';
import type { AuditQuery } from './audit-query.ts';
import { WORDS } from './words.ts';

const words = WORDS.filters;

type AuditFiltersProps = {
  query: AuditQuery;
  people: readonly Option[];
  acts: readonly Option[];
  /** What the record is called that the log is narrowed to. */
  recordName: string | null;
  count: string;
};

const KINDS = (['service', 'command', 'visitor'] as const).map((value) => ({
  value,
  label: LINE_WORDS.actors[value],
}));

/** What the log is narrowed to: a form that is the address, so that it works without scripts and can be passed on. */
export function AuditFilters({ query, people, acts, recordName, count }: AuditFiltersProps) {
  const clear = (name: keyof AuditQuery) =>
    query[name] === undefined ? null : auditAddress(query, { [name]: undefined });
  const isNarrowed = Boolean(query.who ?? query.what ?? query.record ?? query.day);
  return (
    <Form
      method="get"
      role="search"
      aria-label={words.label}
      className="filters"
      key={auditAddress(query)}
    >
      <FilterChip label={words.who} clear={clear('who')} clearLabel={words.clearOne(words.who)}>
        {(control) => (
          <select {...control} name="who" defaultValue={query.who ?? ''}>
            <option value="">{words.anybody}</option>
            <optgroup label={words.people}>
              <Options of={people} />
            </optgroup>
            <optgroup label={words.kinds}>
              <Options of={KINDS} />
            </optgroup>
          </select>
        )}
      </FilterChip>
      <FilterChip label={words.what} clear={clear('what')} clearLabel={words.clearOne(words.what)}>
        {(control) => (
          <select {...control} name="what" defaultValue={query.what ?? ''}>
            <option value="">{words.anything}</option>
            <Options of={acts} />
          </select>
        )}
      </FilterChip>
      <FilterChip label={words.day} clear={clear('day')} clearLabel={words.clearOne(words.day)}>
        {(control) => <input {...control} type="date" name="day" defaultValue={query.day} />}
      </FilterChip>
      {query.record === undefined ? null : (
        <FilterChip
          label={words.record}
          clear={clear('record')}
          clearLabel={words.clearOne(words.record)}
        >
          {({ id, className }) => (
            <>
              <input type="hidden" name="record" value={query.record} />
              <output id={id} className={`${className} filter-value`}>
                {recordName}
              </output>
            </>
          )}
        </FilterChip>
      )}
      <Button type="submit" variant="quiet" size="small">
        {words.show}
      </Button>
      {isNarrowed ? (
        <Link to="/audit" className="link filters-none">
          {words.clear}
        </Link>
      ) : null}
      <output className="filters-count">{count}</output>
    </Form>
  );
}
