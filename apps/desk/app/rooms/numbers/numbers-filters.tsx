import { Button } from '@high-street/ui';
import { Form, Link } from 'react-router';

import { type Option, Options } from '#app/parts/options.tsx';
import { SelectChip } from '#app/parts/select-chip.tsx';
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
  const optional = (name: 'page' | 'campaign' | 'compare') => ({
    name,
    label: words[name],
    clear:
      query[name] === undefined || query[name] === 'none'
        ? null
        : numbersAddress(query, { [name]: undefined }),
    clearLabel: words.clearOne(words[name]),
  });
  return (
    <Form
      method="get"
      role="search"
      aria-label={words.label}
      className="filters"
      key={`${numbersAddress(query)} ${period.from} ${period.to}`}
    >
      <SelectChip name="from" label={words.from} value={period.from}>
        <Options of={choices.map(({ from, fromWords }) => ({ value: from, label: fromWords }))} />
      </SelectChip>
      <SelectChip name="to" label={words.to} value={period.to}>
        <Options of={choices.map(({ to, toWords }) => ({ value: to, label: toWords }))} />
      </SelectChip>
      <SelectChip {...optional('page')} value={query.page ?? ''}>
        <option value="">{words.all}</option>
        <Options
          of={withChosen(pages, query.page).map((value) => ({ value, label: WORDS.page(value) }))}
        />
      </SelectChip>
      <SelectChip {...optional('campaign')} value={query.campaign ?? ''}>
        <SourceOptions data={data} query={query} />
      </SelectChip>
      <SelectChip {...optional('compare')} value={query.compare}>
        <Options of={COMPARISONS.map((value) => ({ value, label: WORDS.compared[value] }))} />
      </SelectChip>
      <Button type="submit" variant="quiet" size="small">
        {words.show}
      </Button>
      <output className="filters-count tnum">{WORDS.robots(robots)}</output>
    </Form>
  );
}
