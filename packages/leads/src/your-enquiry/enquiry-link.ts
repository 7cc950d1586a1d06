import { isSignedLink, signLink, type LinkKeys } from '@high-street/server/links';

// What each signature is for: one of them opens nothing that another one does.
const SEE = 'your-enquiry';
const BOOK = 'book-for-enquiry';

/** The page that a booking page opened with details is good for. */
const BOOK_FOR_MS = 24 * 60 * 60 * 1000;

/** What a token of the booking page looks like: a reference, when it ends, and the signature of both. */
const TOKEN = /^([\dA-Z]{4}-[\dA-Z]{4})\.(\d{13})\.([\w-]{43})$/;

/** The signature that lets whoever holds it see, correct and withdraw the lead. */
export function signEnquiry(keys: LinkKeys, reference: string): string {
  return signLink(keys, { purpose: SEE, subject: reference });
}

/** Whether the signature is that of the lead's page; takes as long for a wrong one as for the right one. */
export function isSignatureOfEnquiry(
  keys: LinkKeys,
  reference: string,
  signature: string,
): boolean {
  return isSignedLink(keys, { purpose: SEE, subject: reference }, signature);
}

/** The address of the visitor's page of a lead. */
export function buildEnquiryUrl(siteUrl: string, keys: LinkKeys, reference: string): string {
  const url = new URL(`/your-enquiry/${reference}`, siteUrl);
  url.searchParams.set('signature', signEnquiry(keys, reference));
  return url.href;
}

/** What opens the booking page with the details of the lead filled in, for a day; it names nobody. */
export function buildBookToken(keys: LinkKeys, reference: string, now: Date): string {
  const subject = `${reference}.${now.getTime() + BOOK_FOR_MS}`;
  return `${subject}.${signLink(keys, { purpose: BOOK, subject })}`;
}

/** The reference that a token of the booking page is about; null for one that is wrong or over. */
export function readBookToken(keys: LinkKeys, token: string, now: Date): string | null {
  const [, reference, ends, signature] = TOKEN.exec(token) ?? [];
  if (reference === undefined || ends === undefined || signature === undefined) return null;
  const subject = `${reference}.${ends}`;
  const isOurs = isSignedLink(keys, { purpose: BOOK, subject }, signature);
  return isOurs && Number(ends) > now.getTime() ? reference : null;
}
