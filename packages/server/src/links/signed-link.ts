import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The owner's secret, or random bytes. */
type LinkKey = string | Buffer;

/** What links are signed with, and what those were signed with that still open. */
export type LinkKeys = { readonly signing: LinkKey; readonly earlier: readonly LinkKey[] };

/** What a link is for and what it leads to; a signature opens nothing else. */
export type LinkSubject = { readonly purpose: string; readonly subject: string };

const digest = (text: string) => createHash('sha256').update(text).digest();

function sign(key: LinkKey, { purpose, subject }: LinkSubject): string {
  return createHmac('sha256', key).update(`${purpose} ${subject}`).digest('base64url');
}

/** The signature that lets whoever holds it do what the link is for. */
export function signLink({ signing }: LinkKeys, of: LinkSubject): string {
  return sign(signing, of);
}

/** Whether the signature is that of the link; takes as long for a wrong one as for the right one. */
export function isSignedLink(keys: LinkKeys, of: LinkSubject, signature: string): boolean {
  const given = digest(signature);
  return [keys.signing, ...keys.earlier]
    .map((key) => timingSafeEqual(given, digest(sign(key, of))))
    .includes(true);
}
