import { COUNTRIES, type CountryIso } from '#/country.ts';

const DIGITS = 10; // spec 9
const TEN_DIGITS = /^[0-9]{10}$/;

/** The country and national digits of the phone field. */
export type Phone = { iso: CountryIso; digits: string };

/** Returns the at most ten digits kept from typed text; a leading 0 goes when more than ten remain. */
export function stripPhone(typed: string): string {
  const digits = typed.replaceAll(/[^0-9]/g, '');
  const national = digits.length > DIGITS && digits.startsWith('0') ? digits.slice(1) : digits;
  return national.slice(0, DIGITS); // spec 5
}

/** Returns the country and digits of pasted or autofilled text; a leading + or 00 with a listed code selects its country, otherwise the current one stays. */
export function readPastedPhone(pasted: string, current: CountryIso): Phone {
  const kept = pasted.replaceAll(/[^0-9+]/g, '');
  const international = /^(?:\+|00)([0-9].*)$/.exec(kept)?.[1]?.replaceAll('+', '');
  const iso = international === undefined ? null : findCountry(international, current);
  if (international === undefined || iso === null)
    return { iso: current, digits: stripPhone(kept) };
  return { iso, digits: stripPhone(international.slice(dialDigits(iso).length)) };
}

/** Returns the stored form of a phone number: the dial code joined to the digits, such as +447700900123. */
export function joinPhone(iso: CountryIso, digits: string): string {
  return `+${dialDigits(iso)}${digits}`;
}

/** Returns whether the text is exactly ten ASCII digits. */
export function isTenDigits(value: string): boolean {
  return TEN_DIGITS.test(value);
}

/** Returns whether the text is a listed dial code followed by exactly ten digits. */
export function isJoinedPhone(value: string): boolean {
  return isTenDigits(value.slice(-DIGITS)) && isDialCode(value.slice(0, -DIGITS));
}

/** Returns whether the text is one of the listed dial codes, plus sign included. */
export function isDialCode(value: string): boolean {
  return COUNTRIES.some(({ dialCode }) => dialCode === value);
}

function findCountry(international: string, current: CountryIso): CountryIso | null {
  const matches = COUNTRIES.filter(({ iso }) => international.startsWith(dialDigits(iso)));
  const longest = Math.max(...matches.map(({ dialCode }) => dialCode.length));
  const best = matches.filter(({ dialCode }) => dialCode.length === longest);
  return best.find(({ iso }) => iso === current)?.iso ?? best[0]?.iso ?? null;
}

function dialDigits(iso: CountryIso): string {
  const country = COUNTRIES.find((entry) => entry.iso === iso);
  return country === undefined ? '' : country.dialCode.slice(1);
}
