import { toAsciiDigits } from '#/ascii-digits.ts';
import { COUNTRIES, type CountryIso } from '#/country.ts';

const DIGITS = 10;
const TEN_DIGITS = /^[0-9]{10}$/;

/** The country and national digits of the phone field. */
export type Phone = { iso: CountryIso; digits: string };

/** Returns the digits of a text, those of other scripts included, in ASCII. */
export function readDigits(text: string): string {
  return toAsciiDigits(text).replaceAll(/[^0-9]/g, '');
}

/** Returns the at most ten digits kept from typed text; a leading 0 goes when more than ten remain. */
export function stripPhone(typed: string): string {
  const digits = readDigits(typed);
  const national = digits.length > DIGITS && digits.startsWith('0') ? digits.slice(1) : digits;
  return national.slice(0, DIGITS);
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

/** Returns the digits of a country's dial code, such as 44. */
export function dialDigits(iso: CountryIso): string {
  const country = COUNTRIES.find((entry) => entry.iso === iso);
  return country === undefined ? '' : country.dialCode.slice(1);
}
