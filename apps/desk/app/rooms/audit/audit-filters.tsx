import { Button } from '@high-street/ui';
import { Form, Link } from 'react-router';

import { LINE_WORDS } from '#app/audit-lines/words.ts';
import { FilterChip } from '#app/parts/filter-chip.tsx';
import { type Option, Options } from '#app/parts/options.tsx';
import { SelectChip } from '#app/parts/select-chip.tsx';
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

function WhoOptions({ people }: Pick<AuditFiltersProps, 'people'>) {
  return (
    <>
      <option value="">{words.anybody}</option>
      <optgroup label={words.people}>
        <Options of={people} />
      </optgroup>
      <optgroup label={words.kinds}>
        <Options of={KINDS} />
      </optgroup>
    </>
  );
}

/** What the log is narrowed to: a form that is the address, so that it works without scripts and can be passed on. */
export function AuditFilters({ query, people, acts, recordName, count }: AuditFiltersProps) {
  const chip = (name: 'who' | 'what' | 'day' | 'record') => ({
    label: words[name],
    clear: query[name] === undefined ? null : auditAddress(query, { [name]: undefined }),
    clearLabel: words.clearOne(words[name]),
  });
  const isNarrowed = Boolean(query.who ?? query.what ?? query.record ?? query.day);
  return (
    <Form
      method="get"
      role="search"
      aria-label={words.label}
      className="filters"
      key={auditAddress(query)}
    >
      <SelectChip {...chip('who')} name="who" value={query.who ?? ''}>
        <WhoOptions people={people} />
      </SelectChip>
      <SelectChip {...chip('what')} name="what" value={query.what ?? ''}>
        <option value="">{words.anything}</option>
        <Options of={acts} />
      </SelectChip>
      <FilterChip {...chip('day')}>
        {(control) => <input {...control} type="date" name="day" defaultValue={query.day} />}
      </FilterChip>
      {query.record === undefined ? null : (
        <FilterChip {...chip('record')}>
          {({ id, className }) => (
            <>
              <input type="hidden" name="record" value={query.record} />
              <output id={id} className={`${className} inline-flex items-center`}>
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
