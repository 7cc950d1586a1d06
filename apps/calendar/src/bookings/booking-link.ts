import { isSignedLink, signLink, type LinkKeys } from '@high-street/server/links';

// Nothing else that is ever signed with this key begins like this.
const PURPOSE = 'manage-booking';

/** The signature that lets whoever holds it see, move and cancel the booking. */
export function signBooking(keys: LinkKeys, reference: string): string {
  return signLink(keys, { purpose: PURPOSE, subject: reference });
}

/** Whether the signature is that of the booking; takes as long for a wrong one as for the right one. */
export function isSignatureOf(keys: LinkKeys, reference: string, signature: string): boolean {
  return isSignedLink(keys, { purpose: PURPOSE, subject: reference }, signature);
}

/** The address of the page on which a booking is moved or cancelled. */
export function buildManageUrl(calendarUrl: string, keys: LinkKeys, reference: string): string {
  const url = new URL(`bookings/${reference}`, calendarUrl);
  url.searchParams.set('signature', signBooking(keys, reference));
  return url.href;
}
