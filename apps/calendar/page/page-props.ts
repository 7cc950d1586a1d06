import {
  BOOKING_DETAILS,
  byName,
  cleanTyped,
  type BookingReceipt,
  type ErrorCode,
  type FieldFault,
  type Slot,
} from '@high-street/contract';

import type { Bookable } from './bookable-days.ts';

/** What the page shows; the service says which, and the browser goes on from there. */
export type Stage = 'choose' | 'details' | 'booked' | 'manage' | 'cancelled' | 'gone' | 'trouble';

/** The details that the page asks for. */
export const ASKED_DETAILS = BOOKING_DETAILS.filter((detail) => 'question' in detail);

export type AskedDetail = (typeof ASKED_DETAILS)[number];

/** What is typed into the details form. */
export type DetailValues = Readonly<Record<AskedDetail['name'], string>>;

/** The message under each field, or null. */
export type DetailFaults = { readonly [Field in keyof DetailValues]: string | null };

/** A booking that the visitor holds the signed link of. */
export type ManagedBooking = {
  /** Path of the manage page, such as /bookings/DEMO-7F3K. */
  readonly path: string;
  readonly signature: string;
  /** Look at it, choose another time, look at it once it has one, or be asked whether to cancel. */
  readonly step: 'look' | 'move' | 'moved' | 'cancel';
};

/** The enquiry whose details the form is filled in with, by the token that the visitor came with. */
export type FromEnquiry = { readonly token: string; readonly reference: string };

/** Everything that the service gives the page; embedded in it as JSON, so no secret belongs here. */
export type PageProps = {
  readonly brand: string;
  /** The exact origin of the site, the only one that messages come from and go to. */
  readonly siteUrl: string;
  readonly place: string;
  /** How long a demo takes. */
  readonly minutes: number;
  /** IANA zone that every time is shown in. */
  readonly zone: string;
  /** False while the zone is only a default; the browser then takes its own. */
  readonly isZoneChosen: boolean;
  readonly bookable: Bookable;
  /** The month that is shown, as YYYY-MM. */
  readonly month: string;
  /** The chosen day, as YYYY-MM-DD; null takes the first one that has free times. */
  readonly day: string | null;
  /** The chosen time; the details and the new time of a move rest on it. */
  readonly slot: Slot | null;
  /** The free times of that month, earliest first; null leaves looking them up to the browser. */
  readonly slots: readonly Slot[] | null;
  readonly stage: Stage;
  readonly values: DetailValues;
  readonly faults: DetailFaults;
  /** Free times nearest to one that somebody else has just taken. */
  readonly nearest: readonly Slot[];
  /** The booking, for the stages booked and manage. */
  readonly receipt: BookingReceipt | null;
  readonly managed: ManagedBooking | null;
  /** What the booking joins; null for who did not come from the page of an enquiry. */
  readonly enquiry: FromEnquiry | null;
  /** Why the service did not do what was asked, or null. */
  readonly refusal: ErrorCode | null;
  /** The idempotency key of the plain form, fresh with each page. */
  readonly formKey: string;
  /** Says under the service's signature when the page was opened, which helps to tell people from robots. */
  readonly formToken: string;
};

/** The form before anybody has typed. */
export const NO_VALUES: DetailValues = byName(ASKED_DETAILS, () => '');

/** What was typed, as it is booked with. */
export function cleanValues(values: DetailValues): DetailValues {
  return byName(ASKED_DETAILS, ({ name, control }) => cleanTyped(values[name], control));
}

/** The form with nothing wrong in it. */
export const NO_FAULTS: DetailFaults = byName(ASKED_DETAILS, () => null);

/** Whether any field has a message. */
export function hasFault(faults: DetailFaults): boolean {
  return Object.values(faults).some((fault) => fault !== null);
}

/** The faults that the service found, each at its field; those of no field are left to the text of the whole. */
export function placeFaults(found: readonly FieldFault[]): DetailFaults {
  return byName(
    ASKED_DETAILS,
    ({ name }) => found.find(({ field }) => field === name)?.message ?? null,
  );
}
