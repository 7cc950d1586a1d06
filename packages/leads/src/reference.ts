import { randomInt } from 'node:crypto';

// Crockford's base 32: no letter that is taken for a digit. https://www.crockford.com/base32.html
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

function group(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A fresh reference for people to read out, such as `7Q4M-2XKP`; a million million of them exist. */
export function newReference(): string {
  return `${group()}-${group()}`;
}
