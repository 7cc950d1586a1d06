import type { DeliveriesQuery } from './deliveries-query.ts';

/** The address of the room with some of what is shown replaced; undefined takes it away. */
export function deliveriesAddress(query: DeliveriesQuery, changes: DeliveriesQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...changes })) {
    if (value) search.set(name, value);
  }
  return search.size === 0 ? '/deliveries' : `/deliveries?${search}`;
}
