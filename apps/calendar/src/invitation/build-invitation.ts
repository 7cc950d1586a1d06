import { FURTHER_DETAILS } from '@high-street/bookings';
import type { BookingDetails } from '@high-street/contract';
import { shortName } from '@high-street/letter';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** Somebody who takes part, as calendars name them. */
type Person = { readonly name: string; readonly email: string };

/** A booking as it is put into calendars. */
export type Invitation = {
  readonly reference: string;
  /** The mail domain that its first mail was sent from: the organizer's may be another one by now. */
  readonly domain: string;
  /** How often the booking was changed: calendars take the highest one they have seen. */
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly visitor: Person;
  readonly organizer: Person;
  /** REQUEST for a booking that was made or moved, CANCEL for one that is off, PUBLISH for a file to download. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The signed page of the booking, for the visitor's own copy alone. */
  readonly manageUrl: string | null;
  /** What the visitor typed, for those who may read all of it. */
  readonly details?: BookingDetails;
  readonly now: Date;
};

// It names the program that wrote the file and is shown to nobody, so no brand is in it.
const PROGRAM = { company: 'High Street', product: 'Calendar' };

/** One identity for all versions: by it calendars know that the file moves or cancels what they have. */
function uidOf({ reference, domain }: Invitation): string {
  return `${reference}@${domain}`;
}

function describe({ reference, manageUrl, details }: Invitation): string {
  return [
    `Reference: ${reference}`,
    ...(manageUrl === null ? [] : [`Move or cancel: ${manageUrl}`]),
    ...FURTHER_DETAILS.flatMap(({ name, label, control }) => {
      const text = details?.[name];
      if (!text) return [];
      return control === 'lines' ? ['', text] : [`${label}: ${text}`];
    }),
  ].join('\n');
}

function attendeesOf({ visitor, method }: Invitation) {
  if (method === 'PUBLISH') return []; // RFC 5546, 3.2.1: nobody is asked by a file that is published
  return [
    {
      name: shortName(visitor.name),
      email: visitor.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: method === 'REQUEST',
    },
  ];
}

/** The booking as iCalendar text (RFC 5545), with times in UTC. */
export function buildInvitation(invitation: Invitation): string {
  const { version, startsAt, endsAt, place, visitor, organizer, method, now } = invitation;
  const calendar = ical({ prodId: PROGRAM, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: uidOf(invitation),
    sequence: version,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: `Demo: ${organizer.name} and ${shortName(visitor.name)}`,
    location: place,
    description: describe(invitation),
    organizer,
    attendees: attendeesOf(invitation),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // The library ends every line but the last one.
  return `${calendar.toString()}\r\n`;
}
