/** The exact origin of the booking page; throws for an address that is not an absolute web address. */
export function readFrameOrigin(calendarUrl: string): string {
  const address = URL.canParse(calendarUrl) ? new URL(calendarUrl) : null;
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address.origin;
  throw new Error(
    `CALENDAR_URL is "${calendarUrl}", not an absolute http(s) address, so messages could not be kept to one origin. Set it to the full address of the booking page, or to none.`,
  );
}

/** True for a message of that very frame while it shows a page of that very origin. */
export function isFromFrame(
  { origin, source }: Pick<MessageEvent, 'origin' | 'source'>,
  frameOrigin: string,
  frameWindow: MessageEventSource | null,
): boolean {
  return frameWindow !== null && source === frameWindow && origin === frameOrigin;
}
