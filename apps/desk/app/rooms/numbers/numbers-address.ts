import type { NumbersQuery } from './numbers-query.ts';

/** The address of the room with some of what is shown replaced; undefined takes it away. */
export function numbersAddress(query: NumbersQuery, changes: Partial<NumbersQuery> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...changes })) {
    if (value && value !== 'none') search.set(name, value);
  }
  return search.size === 0 ? '/numbers' : `/numbers?${search}`;
}
