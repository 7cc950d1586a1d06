import { withQuery } from '#app/with-query.ts';
import type { DeliveriesQuery } from './deliveries-query.ts';

/** The address of the room with some of what is shown replaced; undefined takes it away. */
export function deliveriesAddress(query: DeliveriesQuery, changes: DeliveriesQuery = {}): string {
  return withQuery('/deliveries', { ...query, ...changes });
}
