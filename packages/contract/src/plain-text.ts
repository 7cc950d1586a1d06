const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const NOT_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const NOT_IN_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\u2028\u2029]/u;
// Names of people may need these marks; what a link says never does, and they make it read as something else.
const TURNS_DIRECTION = /\p{Bidi_Control}/u;
const INVISIBLE_ONLY = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns whether a visitor would see nothing: empty, spaces, or invisible characters only. */
export function isBlank(value: string): boolean {
  return INVISIBLE_ONLY.test(value);
}

/** Returns whether a value has no control character, line break or broken emoji half, so that it can be in a mail header. */
export function isPlainLine(value: string): boolean {
  return !NOT_IN_LINE.test(value);
}

/** Returns whether a value has no control character other than tab and newline, and no broken emoji half. */
export function isPlainText(value: string): boolean {
  return !NOT_IN_TEXT.test(value);
}

/** Returns whether a value has a mark that turns the direction in which text is read. */
export function turnsDirection(value: string): boolean {
  return TURNS_DIRECTION.test(value);
}

/** Returns a one-line value with control characters turned into spaces and the ends trimmed. */
export function cleanLine(value: string): string {
  return value.replaceAll(new RegExp(NOT_IN_LINE, 'gu'), ' ').trim();
}

/** Returns a one-line value cut to the limit and cleaned, marks that turn the direction of text removed; null when nothing is left. */
export function fitLine(value: string, limit: number): string | null {
  const cut = value.slice(0, limit);
  return cleanLine(cut.replaceAll(new RegExp(TURNS_DIRECTION, 'gu'), '')) || null;
}

/** Returns a text of several lines with every line break as a newline, other control characters removed and the ends trimmed. */
export function cleanText(value: string): string {
  return value.replaceAll(LINE_BREAK, '\n').replaceAll(new RegExp(NOT_IN_TEXT, 'gu'), '').trim();
}
