/** A booked demo: its start as an ISO instant and the IANA time zone it was chosen in. */
export type HeldBooking = { start: string; timeZone: string };

const HELD_BOOKING_ENDING = /(?:^| )"Booking Date & Time: [^"\n]{1,100}"$/;

/** Returns the booking as it ends a message, leading space included; throws RangeError for an unreadable start or zone. */
export function formatHeldBooking(booking: HeldBooking): string {
  return ` "Booking Date & Time: ${formatStart(booking)} (${booking.timeZone})"`; // literal
}

/** Returns the message with the booking appended, or the booking alone, without the leading space, when the message is empty. */
export function appendHeldBooking(message: string, booking: HeldBooking | null): string {
  return booking === null ? message : `${message}${formatHeldBooking(booking)}`.trimStart();
}

/** Returns the message without an appended booking: what the visitor typed and what its length limit counts. */
export function withoutHeldBooking(message: string): string {
  return message.replace(HELD_BOOKING_ENDING, '');
}

function formatStart({ start, timeZone }: HeldBooking): string {
  const at = new Date(start);
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${day.format(at)}, ${time.format(at)}`;
}
