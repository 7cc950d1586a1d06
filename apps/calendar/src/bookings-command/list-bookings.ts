import type { ArchivedBooking } from '@high-street/bookings';
import { alignColumns } from '@high-street/server/command';

import type { ProviderTime } from './provider-time.ts';

type Pages = AsyncIterable<readonly ArchivedBooking[]>;

/** The bookings as lines of aligned columns, or the sentence `none`. */
export function listBookings(
  pages: Pages,
  time: ProviderTime,
  none: string,
): AsyncGenerator<string> {
  const headings = [`When (${time.zone})`, 'Name', 'Email', 'State', 'Reference'];
  return alignColumns(headings, toRows(pages, time), none);
}

async function* toRows(pages: Pages, { periodOf }: ProviderTime): AsyncGenerator<string[][]> {
  for await (const page of pages) {
    yield page.map(({ startsAt, endsAt, details, state, reference }) => [
      periodOf(startsAt, endsAt),
      details.name,
      details.email,
      state,
      reference,
    ]);
  }
}
