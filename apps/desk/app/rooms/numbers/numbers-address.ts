import { withQuery } from '#app/with-query.ts';
import type { NumbersQuery } from './numbers-query.ts';

/** The address of the room with some of what is shown replaced; undefined takes it away. */
export function numbersAddress(query: NumbersQuery, changes: Partial<NumbersQuery> = {}): string {
  const shown = { ...query, ...changes };
  const compare = shown.compare === 'none' ? null : shown.compare;
  return withQuery('/numbers', { ...shown, compare });
}
