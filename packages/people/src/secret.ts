import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const CODE_DIGITS = 6;

/** A new secret of 256 random bits that fits into addresses and cookies. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new code of six digits that somebody can type. */
export function createCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** What is kept of a code; there are so few codes that without the key all could be tried. */
export function hashCode(key: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(code).digest();
}
