import type { ArchivedBooking } from '@high-street/bookings';
import { alignColumns } from '@high-street/server/command';

import type { ProviderTime } from './provider-time.ts';

/** The bookings as lines of aligned columns, or the sentence `none`. */
export function listBookings(
  pages: AsyncIterable<readonly ArchivedBooking[]>,
  { zone, periodOf }: ProviderTime,
  none: string,
): AsyncGenerator<string> {
  const headings = [`When (${zone})`, 'Name', 'Email', 'State', 'Reference'];
  function cellsOf({ startsAt, endsAt, details, state, reference }: ArchivedBooking): string[] {
    return [periodOf(startsAt, endsAt), details.name, details.email, state, reference];
  }
  return alignColumns(headings, pages, cellsOf, none);
}
