/** A number is its country's code and ten digits. */
const DIGITS = 10;
const LAST = 6;

/** A phone number as people read it: `+44 7700 900142`. */
export function sayPhone(phoneNumber: string): string {
  const parts = [
    phoneNumber.slice(0, -DIGITS),
    phoneNumber.slice(-DIGITS, -LAST),
    phoneNumber.slice(-LAST),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
