import { shortName, type Letter } from '@high-street/letter';

import { FURTHER_DETAILS, type Change, type ChangeKind } from '@high-street/bookings';

import type { BookingMailData } from './booking-mail-data.ts';
import { sayDay, saySpan } from './say-time.ts';

type Row = readonly [label: string, value: string];

function timeRows({ startsAt, endsAt }: Change, zone: string): Row[] {
  return [
    ['Day', sayDay(startsAt, zone)],
    ['Time', `${saySpan(startsAt, endsAt, zone)} (${zone})`],
  ];
}

const VISITOR_HEADING: Readonly<Record<ChangeKind, string>> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has a new time',
  cancelled: 'Your demo is cancelled',
};

const VISITOR_LINE: Readonly<Record<ChangeKind, (brand: string) => string>> = {
  booked: (brand) => `A person from ${brand} is looking forward to showing you round.`,
  moved: (brand) => `${brand} will see you at the new time instead.`,
  cancelled: () => 'The time is free for somebody else, and you need do nothing more.',
};

/** The words to the visitor. Nothing in them but the name was typed by whoever booked: the address may be another's. */
export function visitorLetter({
  booking,
  change,
  identity,
  place,
  manageUrl,
}: BookingMailData): Letter {
  const { brand } = identity;
  const isOver = change.change === 'cancelled';
  return {
    heading: VISITOR_HEADING[change.change],
    greeting: `Hello ${shortName(booking.details.name)},`,
    paragraphs: [VISITOR_LINE[change.change](brand.name)],
    rows: [
      ...timeRows(change, change.timeZone),
      ['Where', place],
      ['Reference', booking.reference],
    ],
    ...(isOver ? {} : { action: { label: 'Move or cancel it', url: manageUrl } }),
    closing: [`${brand.name}, ${brand.company.name}`],
    why: 'You get this mail because your address was typed into our booking page. If that was not you, you need do nothing.',
  };
}

const PROVIDER_HEADING: Readonly<Record<ChangeKind, string>> = {
  booked: 'A demo is booked',
  moved: 'A demo was moved',
  cancelled: 'A demo was cancelled',
};

/** Where whoever gets it reads on: at the desk, or on the machine where nobody said where the desk is. */
function wayOn({ booking, deskUrl }: BookingMailData): Pick<Letter, 'action' | 'closing'> {
  const closing = ['Answer this mail to write to them.'];
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
  const theirs: Row[] =
    change.timeZone === ownZone
      ? []
      : [
          [
            'For the visitor',
            `${sayDay(change.startsAt, change.timeZone)}, ${saySpan(change.startsAt, change.endsAt, change.timeZone)} (${change.timeZone})`,
          ],
        ];
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
    why: 'You get this mail because your address is set to hear of bookings (LEADS_TO).',
  };
}
