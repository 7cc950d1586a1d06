import type { LeadQuery } from '@high-street/leads';

import type { Option } from '#app/parts/options.tsx';
import type { FilterName } from './list-address.ts';
import type { FilterChoices } from './read-list.ts';
import { WORDS } from './words.ts';

const words = WORDS.filters;

const asIs = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

const named = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

function optionsOf(name: FilterName, choices: FilterChoices) {
  switch (name) {
    case 'kind':
      return named(words.kinds);
    case 'plan':
      return [...asIs(choices.plans), { value: 'trial', label: WORDS.plans.trial }];
    case 'stage':
      return asIs(choices.stages);
    case 'with':
      return [{ value: 'nobody', label: words.nobody }, ...choices.people];
    case 'source':
      return asIs(choices.sources);
    case 'campaign':
      return asIs(choices.campaigns);
    case 'booking':
      return named(words.bookings);
    case 'since':
    case 'until':
      return null;
  }
}

/** What a filter can be set to, with what it is set to among it; null for a day. */
export function listOptions(
  name: FilterName,
  query: LeadQuery,
  choices: FilterChoices,
): readonly Option[] | null {
  const known = optionsOf(name, choices);
  if (known === null) return null;
  const value = query[name];
  const isKnown = value === undefined || known.some((option) => option.value === value);
  const any = { value: '', label: name === 'with' ? words.anybody : words.any };
  const other = { value: value ?? '', label: name === 'with' ? WORDS.somebody : (value ?? '') };
  return [any, ...known, ...(isKnown ? [] : [other])];
}
