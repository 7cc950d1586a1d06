import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The owner's secret, or random bytes. */
type LinkKey = string | Buffer;

/** What links are signed with, and what those were signed with that still open. */
export type LinkKeys = { readonly signing: LinkKey; readonly earlier: readonly LinkKey[] };

// Nothing else that is ever signed with this key begins like this.
const PURPOSE = 'manage-booking';

const digest = (text: string) => createHash('sha256').update(text).digest();

function sign(key: LinkKey, reference: string): string {
  return createHmac('sha256', key).update(`${PURPOSE} ${reference}`).digest('base64url');
}

/** The signature that lets whoever holds it see, move and cancel the booking. */
export function signBooking({ signing }: LinkKeys, reference: string): string {
  return sign(signing, reference);
}

/** Whether the signature is that of the booking; takes as long for a wrong one as for the right one. */
export function isSignatureOf(keys: LinkKeys, reference: string, signature: string): boolean {
  const given = digest(signature);
  return [keys.signing, ...keys.earlier]
    .map((key) => timingSafeEqual(given, digest(sign(key, reference))))
    .includes(true);
}

/** The address of the page on which a booking is moved or cancelled. */
export function buildManageUrl(calendarUrl: string, keys: LinkKeys, reference: string): string {
  const url = new URL(`bookings/${reference}`, calendarUrl);
  url.searchParams.set('signature', signBooking(keys, reference));
  return url.href;
}
