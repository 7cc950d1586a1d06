import { toAsciiDigits } from '#/ascii-digits.ts';
import { COUNTRIES, type CountryIso } from '#/country.ts';
import { dialDigits, readDigits, stripPhone, type Phone } from '#/phone.ts';

const SHOWN_DIGITS = 10;
const PLUS_FIRST = /^[^0-9+]*\+/;

/** What a phone field knows beyond what it shows, while somebody types a country code into it. */
export type HiddenPhone = {
  /** The plus sign that the number began with. */
  readonly head: '' | '+';
  /** Digits that the unfinished code has pushed beyond the tenth. */
  readonly tail: string;
};

/** A phone field after an edit; `caret` is the number of shown digits before the caret. */
export type TypedPhone = Phone & HiddenPhone & { readonly caret: number };

/** A field that shows all it knows. */
export const NOTHING_HIDDEN: HiddenPhone = { head: '', tail: '' };

/**
 * Returns what a phone field holds after an edit that left this text, with the caret after so many characters of it.
 * What follows a leading + or 00 is looked up as far as the caret. Once it is a listed code that no more digits can turn
 * into a longer one, the code selects its country and goes. Until then the field remembers the + and loses no digit.
 */
export function typePhone(
  text: string,
  caret: number,
  before: HiddenPhone & Pick<Phone, 'iso'>,
): TypedPhone {
  const { iso } = before;
  if (text === '') return { iso, digits: '', caret: 0, ...NOTHING_HIDDEN };
  const head = PLUS_FIRST.test(toAsciiDigits(text)) ? '+' : before.head;
  const all = readDigits(text) + before.tail;
  const typed = readDigits(text.slice(0, caret));
  const prefix = head === '' && all.startsWith('00') ? '00' : '';
  if (head === '' && prefix === '') return { iso, ...nationalOf(all, typed.length) };
  const code = typed.slice(prefix.length);
  if (mayGrow(code)) {
    const [digits, tail] = [all.slice(0, SHOWN_DIGITS), all.slice(SHOWN_DIGITS)];
    return { iso, digits, caret: Math.min(typed.length, SHOWN_DIGITS), head, tail };
  }
  const country = findCountry(code, iso);
  if (country === null) return { iso, ...nationalOf(all, typed.length) };
  const taken = prefix.length + dialDigits(country).length;
  return { iso: country, ...nationalOf(all.slice(taken), typed.length - taken) };
}

/** Returns the country and digits of a whole text, such as a pasted one; a leading + or 00 with a listed code selects its country, otherwise the current one stays. */
export function readPastedPhone(pasted: string, current: CountryIso): Phone {
  const { iso, digits } = typePhone(pasted, pasted.length, { iso: current, ...NOTHING_HIDDEN });
  return { iso, digits };
}

function nationalOf(all: string, caret: number): Omit<TypedPhone, 'iso'> {
  const digits = stripPhone(all);
  const dropped = all.startsWith(digits) ? 0 : 1;
  const place = Math.min(Math.max(caret - dropped, 0), digits.length);
  return { digits, caret: place, ...NOTHING_HIDDEN };
}

function mayGrow(code: string): boolean {
  const codes = COUNTRIES.map(({ iso }) => dialDigits(iso));
  return codes.some((listed) => listed.length > code.length && listed.startsWith(code));
}

/** Returns the country of the longest listed code that the digits begin with, the current one where it shares that code. */
function findCountry(international: string, current: CountryIso): CountryIso | null {
  const matches = COUNTRIES.filter(({ iso }) => international.startsWith(dialDigits(iso)));
  const longest = Math.max(...matches.map(({ dialCode }) => dialCode.length));
  const best = matches.filter(({ dialCode }) => dialCode.length === longest);
  return best.find(({ iso }) => iso === current)?.iso ?? best[0]?.iso ?? null;
}
