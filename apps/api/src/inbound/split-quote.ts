/** What somebody wrote in a mail, and what they quoted in it. */
export type SplitText = { readonly body: string; readonly quoted: string };

/** What mail programs write above an earlier mail that they do not mark line by line. */
const DIVIDER =
  /^-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original) ?-{2,}$/i;
/** What Outlook may put above that; people draw such lines, too. */
const RULE = /^_{20,}$/;
/** How Outlook begins the earlier mail; a French one puts a no-break space before the colon. */
const SENDER = /^(?:from|von|de|da|van)\s?:\s/i;
const SENT = /^(?:sent|date|gesendet|datum|envoyé|enviado(?: el)?|inviato|verzonden)\s?:\s/i;
/** The last line of what stands above a quoted mail; it names a moment or an address. */
const ATTRIBUTION_END = /:\s*$/;
const MOMENT_OR_ADDRESS = /\d|@/;
const LONGEST_ATTRIBUTION = 3;

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';

/** Whether an earlier mail begins there, perhaps by a rule above it. */
function isDivider(lines: readonly string[], place: number): boolean {
  const line = lines[place] ?? '';
  if (!RULE.test(line.trim())) {
    return DIVIDER.test(line.trim()) || (SENDER.test(line) && SENT.test(lines[place + 1] ?? ''));
  }
  let next = place + 1;
  while (next < lines.length && isBlank(lines[next] ?? '')) next += 1;
  return SENDER.test(lines[next] ?? '');
}

/** Where the lines above a quoted mail that say whose it is begin; `start` where there are none. */
function findAttribution(lines: readonly string[], start: number): number {
  let end = start;
  while (end > 0 && isBlank(lines[end - 1] ?? '')) end -= 1;
  if (!ATTRIBUTION_END.test(lines[end - 1] ?? '')) return start;
  let first = end;
  while (first > 0 && end - first < LONGEST_ATTRIBUTION && !isBlank(lines[first - 1] ?? '')) {
    first -= 1;
  }
  return MOMENT_OR_ADDRESS.test(lines.slice(first, end).join(' ')) ? first : start;
}

/** Whether anything was said before that line; what was only passed on is shown as what they sent. */
const hasWords = (lines: readonly string[], place: number): boolean =>
  lines.slice(0, Math.max(place, 0)).some((line) => !isBlank(line));

function splitAt(lines: readonly string[], place: number): SplitText {
  const [body, quoted] = [lines.slice(0, place), lines.slice(place)];
  return { body: body.join('\n').trim(), quoted: quoted.join('\n').trim() };
}

/** The first line of the quoted lines that end a mail; the number of lines where it ends otherwise. */
function findLastQuote(lines: readonly string[]): number {
  let start = lines.length;
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const line = lines[place] ?? '';
    if (isQuoted(line)) start = place;
    else if (!isBlank(line)) break;
  }
  return start;
}

/** Parts a mail from the earlier one that stands below or above it; answers between quoted lines stay as they are. */
export function splitQuote(text: string): SplitText {
  const lines = text.replaceAll('\r', '').split('\n');
  const divider = lines.findIndex((_, place) => isDivider(lines, place));
  if (hasWords(lines, divider)) return splitAt(lines, divider);
  const start = findLastQuote(lines);
  if (start < lines.length) {
    const place = findAttribution(lines, start);
    if (hasWords(lines, place)) return splitAt(lines, place);
  }
  const after = lines.findLastIndex(isQuoted) + 1;
  const begin = lines.findIndex(isQuoted);
  const isAbove =
    begin >= 0 &&
    findAttribution(lines, begin) === 0 &&
    lines.slice(begin, after).every((line) => isQuoted(line) || isBlank(line));
  if (!isAbove) return { body: text.replaceAll('\r', '').trim(), quoted: '' };
  const { body: quoted, quoted: body } = splitAt(lines, after);
  return body === '' ? { body: quoted, quoted: '' } : { body, quoted };
}
