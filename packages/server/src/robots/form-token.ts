import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const ID_BYTES = 16;
const TOKEN = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/;

/** What tokens are signed with: the owner's secret, or random bytes. */
type FormTokenKey = string | Buffer;

/** What a token turned out to be; only a token of ours tells when it was issued. */
export type FormTokenCheck =
  | { readonly isValid: true; readonly id: string; readonly issuedAt: Date }
  | { readonly isValid: false; readonly fault: 'malformed' | 'forged' | 'expired' };

function macOf(key: FormTokenKey, issuedMs: string, id: string): string {
  return createHmac('sha256', key).update(`form-token ${issuedMs} ${id}`).digest('base64url');
}

/** A fresh random id for one token. */
export function newFormTokenId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** A token that says, under our signature, when a form was first typed in. */
export function signFormToken(key: FormTokenKey, issuedAt: Date, id: string): string {
  const issuedMs = String(issuedAt.getTime());
  return `${issuedMs}.${id}.${macOf(key, issuedMs, id)}`;
}

/** A token for a form that is opened or typed in now. */
export function newFormToken(key: FormTokenKey, now: Date): string {
  return signFormToken(key, now, newFormTokenId());
}

/** Returns whether a value is a token of ours from the last 24 h; never throws. */
export function verifyFormToken(token: unknown, key: FormTokenKey, now: Date): FormTokenCheck {
  const [, issuedMs, id, mac] = (typeof token === 'string' && TOKEN.exec(token)) || [];
  if (!issuedMs || !id || !mac) return { isValid: false, fault: 'malformed' };
  // The texts are compared, since two base64url texts can stand for the same bytes.
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, issuedMs, id)));
  if (!isOurs) return { isValid: false, fault: 'forged' };
  const issuedAt = new Date(Number(issuedMs));
  if (now.getTime() - issuedAt.getTime() > LIFETIME_MS) return { isValid: false, fault: 'expired' };
  return { isValid: true, id, issuedAt };
}
