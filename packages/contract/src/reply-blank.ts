/** The longest reply, in UTF-16 units, which is what a browser's maxlength counts. */
export const REPLY_LIMIT = 5_000;

/** The blanks of a saved reply that a lead can fill by itself: `[name]`, `[business]` and `[booking]`. */
export const REPLY_BLANKS = ['name', 'business', 'booking'] as const;

/** The name of a blank that a lead can fill by itself. */
export type ReplyBlank = (typeof REPLY_BLANKS)[number];

/** Words in square brackets on one line; without a letter, such as [1], they are no blank. */
const BLANK = /\[[^[\]\n]*\p{L}[^[\]\n]*\]/gu;

/** The blanks that are left in a text, as they stand there with their brackets, in their order. */
export function findBlanks(text: string): readonly string[] {
  return text.match(BLANK) ?? [];
}

const nameOf = (blank: string) => blank.slice(1, -1).trim().toLowerCase();

/** Which of REPLY_BLANKS a blank is, in capitals or not and with spaces around its name or not; null for any other. */
export function readReplyBlank(blank: string): ReplyBlank | null {
  return REPLY_BLANKS.find((name) => name === nameOf(blank)) ?? null;
}

/**
 * A text with those blanks filled that have a value, in capitals or not; one whose value is empty stays. Square brackets
 * of a value become round ones, since they would read as another blank.
 */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  return text.replaceAll(BLANK, (blank) => {
    const value = known.get(nameOf(blank))?.trim() ?? '';
    return value === '' ? blank : value.replaceAll('[', '(').replaceAll(']', ')');
  });
}
