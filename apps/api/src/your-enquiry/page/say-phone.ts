/** A number is its country's code and ten digits. */
const DIGITS = 10;
const LAST = 6;

/** The country's code and the digits of a stored phone number. */
export const splitPhone = (phoneNumber: string): readonly [code: string, digits: string] => [
  phoneNumber.slice(0, -DIGITS),
  phoneNumber.slice(-DIGITS),
];

/** A phone number as people read it: `+44 7700 900142`. */
export function sayPhone(phoneNumber: string): string {
  const [code, digits] = splitPhone(phoneNumber);
  return [code, digits.slice(0, -LAST), digits.slice(-LAST)].filter(Boolean).join(' ');
}
