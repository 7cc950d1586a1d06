import type { Slot } from '@high-street/contract';

import type { ManagedBooking, PageProps } from './page-props.ts';

/** What a plain link carries besides the page it is on. */
export type PlainQuery = {
  readonly month?: string;
  readonly day?: string;
  readonly zone?: string;
  readonly slot?: Slot;
  readonly step?: ManagedBooking['step'];
};

/** What each link of a page keeps: the booking that it is about, or the enquiry that it was opened from. */
export type Kept = Pick<PageProps, 'managed' | 'enquiry'>;

/** The query fields in the order that links have them, which the zone form repeats as hidden inputs. */
export function plainFields({ managed, enquiry }: Kept, query: PlainQuery): [string, string][] {
  const { month, day, zone, slot, step } = query;
  const fields: [string, string | undefined][] = [
    ['signature', managed?.signature],
    ['enquiry', enquiry?.token],
    // Only a booking that is managed has steps; looking at it is the first and needs no name.
    ['step', managed === null || step === 'look' ? undefined : step],
    ['month', month],
    ['day', day],
    ['start', slot?.start],
    ['zone', zone],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** A link that shows the page in another state without scripts, on the page of the booking where there is one. */
export function plainLink(kept: Kept, query: PlainQuery): string {
  const fields = plainFields(kept, query).map(
    // A colon and a slash may be in a query; a zone then reads as it is written.
    ([name, value]) =>
      `${name}=${encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':')}`,
  );
  const path = kept.managed?.path ?? '';
  return fields.length === 0 ? path || '/' : `${path}?${fields.join('&')}`;
}

/** The invitation file of a booking, beside its manage page. */
export function invitationLink(manageUrl: string): string {
  const [path = '', query] = manageUrl.split('?', 2);
  return query === undefined ? `${path}.ics` : `${path}.ics?${query}`;
}
