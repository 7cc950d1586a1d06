import type { BookingReceipt, Slot } from '@high-street/contract';

import { NO_FAULTS, NO_VALUES, type PageProps } from '../page-props.ts';

/** A slot of half an hour. */
export function aSlot(start = '2026-05-14T08:30:00.000Z'): Slot {
  return { start, end: new Date(Date.parse(start) + 1_800_000).toISOString() };
}

/** What is told of a booking. */
export function aReceipt(): BookingReceipt {
  return {
    success: true,
    reference: 'DEMO-7F3K',
    ...aSlot(),
    timeZone: 'Europe/London',
    manageUrl: 'https://calendar.example/bookings/DEMO-7F3K?signature=abc',
  };
}

/** The page on which a time is chosen, with one free day in May 2026. */
export function someProps(changes: Partial<PageProps> = {}): PageProps {
  return {
    brand: 'Kerbside',
    siteUrl: 'https://www.shop.example',
    place: 'Video call',
    minutes: 30,
    zone: 'Europe/London',
    isZoneChosen: true,
    bookable: { now: '2026-05-11T08:00:00Z', lastMoment: '2026-07-10T22:59:59.999Z' },
    month: '2026-05',
    day: null,
    slot: null,
    slots: [aSlot(), aSlot('2026-05-14T09:30:00.000Z')],
    stage: 'choose',
    values: NO_VALUES,
    faults: NO_FAULTS,
    nearest: [],
    receipt: null,
    managed: null,
    enquiry: null,
    refusal: null,
    formKey: '0123456789abcdef0123456789abcdef',
    formToken: 'a-token',
    ...changes,
  };
}
