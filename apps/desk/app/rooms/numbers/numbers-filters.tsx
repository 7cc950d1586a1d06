import { Button } from '@high-street/ui';
import { Form, Link } from 'react-router';

import { FilterChip } from '#app/parts/filter-chip.tsx';
import { type Option, Options } from '#app/parts/options.tsx';
import { COMPARISONS } from './comparisons.ts';
import { numbersAddress } from './numbers-address.ts';
import type { NumbersQuery } from './numbers-query.ts';
import type { NumbersData } from './read-numbers.ts';
import { WORDS } from './words.ts';

const words = WORDS.filters;

type FiltersProps = { data: NumbersData; query: NumbersQuery };

/** The usual periods, each an address. */
export function Periods({ presets }: Pick<NumbersData, 'presets'>) {
  return (
    <nav className="periods" aria-label={WORDS.periods}>
      {presets.map(({ name, to, isShown }) => (
        <Link key={name} to={to} className="period" aria-current={isShown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Group({ label, of }: { label: string; of: readonly Option[] }) {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      <Options of={of} />
    </optgroup>
  );
}

function withChosen(values: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen];
}

function SourceOptions({ data, query }: FiltersProps) {
  const options = withChosen(data.sources, query.campaign).map((value) => ({
    value,
    label: WORDS.source(value).name,
  }));
  const starting = (start: string) => options.filter(({ value }) => value.startsWith(start));
  return (
    <>
      <option value="">{words.all}</option>
      <Group label={words.campaigns} of={starting('c:')} />
      <Group label={words.sites} of={starting('h:')} />
      <Group label={words.rest} of={options.filter(({ value }) => !/^[ch]:/.test(value))} />
    </>
  );
}

/** What the numbers are narrowed to: a form that is the address, so that it works without scripts and can be passed on. */
export function NumbersFilters({ data, query }: FiltersProps) {
  const { choices, period, pages, robots } = data;
  const clear = (name: 'page' | 'campaign' | 'compare') =>
    query[name] === undefined || query[name] === 'none'
      ? null
      : numbersAddress(query, { [name]: undefined });
  const clearLabel = words.clearOne;
  return (
    <Form
      method="get"
      role="search"
      aria-label={words.label}
      className="filters"
      key={`${numbersAddress(query)} ${period.from} ${period.to}`}
    >
      <FilterChip label={words.from} clear={null} clearLabel="">
        {(control) => (
          <select {...control} name="from" defaultValue={period.from}>
            <Options
              of={choices.map(({ from, fromWords }) => ({ value: from, label: fromWords }))}
            />
          </select>
        )}
      </FilterChip>
      <FilterChip label={words.to} clear={null} clearLabel="">
        {(control) => (
          <select {...control} name="to" defaultValue={period.to}>
            <Options of={choices.map(({ to, toWords }) => ({ value: to, label: toWords }))} />
          </select>
        )}
      </FilterChip>
      <FilterChip label={words.page} clear={clear('page')} clearLabel={clearLabel(words.page)}>
        {(control) => (
          <select {...control} name="page" defaultValue={query.page ?? ''}>
            <option value="">{words.all}</option>
            <Options
              of={withChosen(pages, query.page).map((value) => ({
                value,
                label: WORDS.page(value),
              }))}
            />
          </select>
        )}
      </FilterChip>
      <FilterChip
        label={words.campaign}
        clear={clear('campaign')}
        clearLabel={clearLabel(words.campaign)}
      >
        {(control) => (
          <select {...control} name="campaign" defaultValue={query.campaign ?? ''}>
            <SourceOptions data={data} query={query} />
          </select>
        )}
      </FilterChip>
      <FilterChip
        label={words.compare}
        clear={clear('compare')}
        clearLabel={clearLabel(words.compare)}
      >
        {(control) => (
          <select {...control} name="compare" defaultValue={query.compare}>
            <Options of={COMPARISONS.map((value) => ({ value, label: WORDS.compared[value] }))} />
          </select>
        )}
      </FilterChip>
      <Button type="submit" variant="quiet" size="small">
        {words.show}
      </Button>
      <output className="filters-count tnum">{WORDS.robots(robots)}</output>
    </Form>
  );
}
