import { isSignedLink, signLink, type LinkKeys } from '@high-street/server/links';
import { sql } from 'kysely';

// What each signature is for: one of them opens nothing that another one does.
const SEE = 'your-enquiry';
const BOOK = 'book-for-enquiry';

/** The page that a booking page opened with details is good for. */
const BOOK_FOR_MS = 24 * 60 * 60 * 1000;

/** What a token of the booking page looks like: the subject of the lead's links, when it ends, and the signature of both. */
const TOKEN = /^(([\dA-Z]{4}-[\dA-Z]{4})(?:-\d+)?)\.(\d{13})\.([\w-]{43})$/;

/** A lead that links lead to. */
export type Linked = {
  readonly reference: string;
  /** What its links are signed for: the reference, and how often the address was fixed, which ends those that were sent before. */
  readonly linkSubject: string;
};

/** The detail of a fix that changed only how the same address is written: what was sent there before came to the right one. */
export const SPELLING = 'spelling';

/** The subject of a lead's links in a statement. */
export const LINK_SUBJECT = sql<string>`concat_ws('-', leads.reference, (
  select nullif(count(*), 0) from lead_events where lead_id = leads.id and kind = 'address_fixed'
    and detail is distinct from ${SPELLING}))`;

/** The signature that lets whoever holds it see, correct and withdraw the lead. */
export function signEnquiry(keys: LinkKeys, linkSubject: string): string {
  return signLink(keys, { purpose: SEE, subject: linkSubject });
}

/** Whether the signature is that of the lead's page; takes as long for a wrong one as for the right one. */
export function isSignatureOfEnquiry(
  keys: LinkKeys,
  linkSubject: string,
  signature: string,
): boolean {
  return isSignedLink(keys, { purpose: SEE, subject: linkSubject }, signature);
}

/** The address of the visitor's page of a lead. */
export function buildEnquiryUrl(
  siteUrl: string,
  keys: LinkKeys,
  { reference, linkSubject }: Linked,
): string {
  const url = new URL(`/your-enquiry/${reference}`, siteUrl);
  url.searchParams.set('signature', signEnquiry(keys, linkSubject));
  return url.href;
}

/** What opens the booking page with the details of the lead filled in, for a day; it names nobody. */
export function buildBookToken(keys: LinkKeys, linkSubject: string, now: Date): string {
  const subject = `${linkSubject}.${now.getTime() + BOOK_FOR_MS}`;
  return `${subject}.${signLink(keys, { purpose: BOOK, subject })}`;
}

/** The lead that a token of the booking page was made for; null for one that is wrong or over. */
export function readBookToken(keys: LinkKeys, token: string, now: Date): Linked | null {
  const [, linkSubject, reference, ends, signature] = TOKEN.exec(token) ?? [];
  if (!linkSubject || !reference || !ends || !signature) return null;
  const subject = `${linkSubject}.${ends}`;
  const isOurs = isSignedLink(keys, { purpose: BOOK, subject }, signature);
  return isOurs && Number(ends) > now.getTime() ? { reference, linkSubject } : null;
}
