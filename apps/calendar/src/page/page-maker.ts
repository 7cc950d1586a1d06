import { randomUUID } from 'node:crypto';
import { rangeOfDays, type Availability } from '@high-street/bookings/slots';

import type { Slot } from '@high-street/contract';
import type { Clock } from '@high-street/server';
import type { LinkKeys } from '@high-street/server/links';
import { newFormToken } from '@high-street/server/robots';
import { Temporal } from 'temporal-polyfill';

import { bookableDays } from '../../page/bookable-days.ts';
import { clampDay, monthRange, toMonth } from '../../page/day.ts';
import {
  NO_FAULTS,
  NO_VALUES,
  type ManagedBooking,
  type PageProps,
} from '../../page/page-props.ts';
import { toDay } from '../../page/zone-time.ts';

import type { BookingDesk, EnquiryDetails } from '#/bookings/index.ts';

import type { Refusal } from './answer-with-pages.ts';
import { lastBookable } from './last-bookable.ts';
import type { PageLook } from './page-look.ts';

/** What every page is made from. */
export type PageParts = {
  readonly desk: Pick<BookingDesk, 'freeSlots' | 'find'>;
  readonly availability: Availability;
  readonly brand: string;
  readonly siteUrl: string;
  /** Signs the tokens of forms. */
  readonly linkKeys: Pick<LinkKeys, 'signing'>;
  /** Reads what a visitor said before who comes from the page of their enquiry. */
  readonly enquiries: EnquiryDetails;
  readonly clock: Clock;
};

function slotAt(start: string, minutes: number): Slot {
  const begin = Temporal.Instant.from(start);
  return { start: begin.toString(), end: begin.add({ minutes }).toString() };
}

/** The time that is asked for, and the day and month to show, which are its own where there is one. */
function placeOf(look: PageLook, availability: Availability, at: Date) {
  const { month, day, start, zone = availability.timeZone } = look;
  const now = at.toISOString();
  const bookable = { now, lastMoment: lastBookable(availability, now) };
  const { today, lastDay } = bookableDays(bookable, zone);
  const startDay = start === undefined ? undefined : toDay(start, zone);
  const asked = startDay ?? day;
  const shown = clampDay(
    toMonth(startDay ?? month ?? day ?? today),
    toMonth(today),
    toMonth(lastDay),
  );
  const isShown =
    asked !== undefined && toMonth(asked) === shown && clampDay(asked, today, lastDay) === asked;
  return {
    zone,
    bookable,
    month: shown,
    day: isShown ? asked : null,
    slot: start === undefined ? null : slotAt(start, availability.slotMinutes),
  };
}

/** Makes the page with nothing looked up: its `slot` is the time that is asked for, free or not. */
function createBlankPage(parts: Omit<PageParts, 'desk'>) {
  const { availability, brand, siteUrl, linkKeys, enquiries, clock } = parts;
  return (look: PageLook): PageProps => ({
    ...placeOf(look, availability, clock.now()),
    brand,
    siteUrl,
    place: availability.place,
    minutes: availability.slotMinutes,
    isZoneChosen: look.zone !== undefined,
    slots: [],
    stage: 'choose',
    values: NO_VALUES,
    faults: NO_FAULTS,
    nearest: [],
    receipt: null,
    managed: null,
    enquiry: enquiries.open(look.enquiry),
    refusal: null,
    formKey: randomUUID(),
    formToken: newFormToken(linkKeys.signing, clock.now()),
  });
}

/** Makes what the page shows from what an address asks for. */
export function createPageMaker(parts: PageParts) {
  const { desk, enquiries } = parts;
  const blank = createBlankPage(parts);

  /** The free times of a month, or the form for the one that is asked for; `moving` names the booking they are for. */
  async function choosing(look: PageLook, moving: string | null = null): Promise<PageProps> {
    const props = blank(look);
    const { month, zone, slot: wanted } = props;
    const range = rangeOfDays({ ...monthRange(month), timeZone: zone });
    const slots = await desk.freeSlots({ ...range, moving });
    const details = props.enquiry && (await enquiries.read(props.enquiry.token));
    const slot = slots.find(({ start }) => start === wanted?.start) ?? null;
    return {
      ...props,
      slots,
      slot,
      stage: slot === null ? 'choose' : 'details',
      values: { ...props.values, ...details },
      refusal: wanted !== null && slot === null ? 'slot_not_offered' : null,
    };
  }

  /** A page that shows no times, so that the browser has nothing to look up. */
  function closed(stage: 'gone' | 'cancelled' | 'trouble', look: PageLook = {}): PageProps {
    return { ...blank(look), stage, isZoneChosen: true };
  }

  return {
    blank,
    choosing,
    closed,

    /** A page that says why nothing else can be shown. */
    refused({ code }: Refusal, look: PageLook): PageProps {
      return { ...closed('trouble', look), refusal: code };
    },

    /** The page of a booking, in its own zone unless another is asked for; throws `unknown_booking`. */
    async managing(reference: string, managed: ManagedBooking, look: PageLook): Promise<PageProps> {
      const receipt = await desk.find(reference);
      const start = managed.step === 'move' ? look.start : undefined;
      const zone = look.zone ?? receipt.timeZone;
      const props = await choosing({ ...look, start, zone }, reference);
      return { ...props, stage: 'manage', receipt, managed };
    },
  };
}

export type PageMaker = ReturnType<typeof createPageMaker>;
