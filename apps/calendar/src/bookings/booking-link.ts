import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What links are signed with: the owner's secret, or random bytes. */
export type LinkKey = string | Buffer;

// Nothing else that is ever signed with this key begins like this.
const PURPOSE = 'manage-booking';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The signature that lets whoever holds it see, move and cancel the booking. */
export function signBooking(key: LinkKey, reference: string): string {
  return createHmac('sha256', key).update(`${PURPOSE} ${reference}`).digest('base64url');
}

/** Whether the signature is that of the booking; takes as long for a wrong one as for the right one. */
export function isSignatureOf(key: LinkKey, reference: string, signature: string): boolean {
  return timingSafeEqual(digest(signature), digest(signBooking(key, reference)));
}

/** The address of the page on which a booking is moved or cancelled. */
export function manageUrlOf(calendarUrl: string, key: LinkKey, reference: string): string {
  const url = new URL(`bookings/${reference}`, calendarUrl);
  url.searchParams.set('signature', signBooking(key, reference));
  return url.href;
}
