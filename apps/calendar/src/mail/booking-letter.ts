import { shortName, type Letter, type MailIdentity } from '@high-street/letter';

import { FURTHER_DETAILS, type Change, type ChangeKind } from '@high-street/bookings';

import { sayFullDay, saySpan, toDay } from '../../page/zone-time.ts';

import type { BookingMailData } from './booking-mail-data.ts';

type Row = readonly [label: string, value: string];
type Action = NonNullable<Letter['action']>;

function timeRows({ startsAt, endsAt }: Change, zone: string): Row[] {
  const [start, end] = [startsAt.toISOString(), endsAt.toISOString()];
  return [
    ['Day', sayFullDay(toDay(start, zone))],
    ['Time', `${saySpan({ start, end }, zone)} (${zone})`],
  ];
}

const VISITOR_HEADING: Readonly<Record<ChangeKind, string>> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has a new time',
  cancelled: 'Your demo is cancelled',
};

const VISITOR_LINE: Readonly<Record<ChangeKind, (brand: MailIdentity['brand']) => string>> = {
  booked: ({ name }) => `A person from ${name} is looking forward to showing you round.`,
  moved: ({ name }) => `${name} will see you at the new time instead.`,
  // True whoever cancelled it.
  cancelled: ({ support }) =>
    `It will not take place. If you did not cancel it yourself, we are sorry: book another time, or write to ${support.email}.`,
};

/** What the visitor can do next; the page of a booking is in a folder of the page where times are booked. */
function visitorAction({ change, manageUrl }: BookingMailData): Action {
  return change.change === 'cancelled'
    ? { label: 'Book another time', url: new URL('..', manageUrl).href }
    : { label: 'Move or cancel it', url: manageUrl };
}

/** The words to the visitor. Nothing in them but the name was typed by whoever booked: the address may be another's. */
export function visitorLetter(data: BookingMailData): Letter {
  const { booking, change, identity, place } = data;
  const { brand } = identity;
  return {
    heading: VISITOR_HEADING[change.change],
    greeting: `Hello ${shortName(booking.details.name)},`,
    paragraphs: [VISITOR_LINE[change.change](brand)],
    rows: [
      ...timeRows(change, change.timeZone),
      ['Where', place],
      ['Reference', booking.reference],
    ],
    action: visitorAction(data),
    closing: [`${brand.name}, ${brand.company.name}`],
    why: 'You get this email because your address was typed into our booking page. If that was not you, you need do nothing.',
  };
}

const PROVIDER_HEADING: Readonly<Record<ChangeKind, string>> = {
  booked: 'A demo is booked',
  moved: 'A demo was moved',
  cancelled: 'A demo was cancelled',
};

/** Where whoever gets it reads on: at the desk, or on the machine where nobody said where the desk is. */
function wayOn({ booking, deskUrl }: BookingMailData): Pick<Letter, 'action' | 'closing'> {
  const closing = ['Answer this email to write to them.'];
  const { reference } = booking;
  if (deskUrl === null) {
    return { closing: [...closing, `All about it: npm run bookings -- show ${reference}`] };
  }
  return {
    action: { label: 'Open the booking', url: `${deskUrl}/bookings/${reference}` },
    closing,
  };
}

/** The words to the provider, in the provider's own zone and the visitor's. */
export function providerLetter(data: BookingMailData): Letter {
  const { booking, change, ownZone, place } = data;
  const theirTimes = timeRows(change, change.timeZone).map(([, value]) => value);
  const theirs: Row[] =
    change.timeZone === ownZone ? [] : [['For the visitor', theirTimes.join(', ')]];
  const { name, email } = booking.details;
  const further = FURTHER_DETAILS.flatMap((detail): Row[] => {
    const text = booking.details[detail.name];
    return text ? [[detail.label, text]] : [];
  });
  return {
    heading: PROVIDER_HEADING[change.change],
    paragraphs: [`${name} (${email})`],
    rows: [
      ...timeRows(change, ownZone),
      ...theirs,
      ['Where', place],
      ['Reference', booking.reference],
      ...further,
    ],
    ...wayOn(data),
    why: 'You get this email because your address is set to hear of bookings (LEADS_TO).',
  };
}
