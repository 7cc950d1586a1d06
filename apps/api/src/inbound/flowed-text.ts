/** A field that says what a part is, with the lines over which it goes on. */
const CONTENT_TYPE = /^content-type:.*(?:\r?\n[ \t].*)*/gim;
/** The first of these is about what the visitor wrote; mails and texts that they attached have fields, too. */
const OWN = /^content-type:\s*(?:text\/plain|message\/)/i;
const FLOWED = /\bformat(?=\s*=\s*"?flowed\b)/i;
const DELSP = /\bdelsp\s*=\s*"?yes\b/i;
/** Its marks, one blank that was put before its words, and those. */
const LINE = /^(>*) ?(.*)$/;
const SIGNATURE = '-- ';

/** How the lines of a mail's texts are broken: as they are meant, or anew as wide as a window, perhaps by an extra blank. */
export type Flow = 'fixed' | 'flowed' | 'delsp';

function readFlow(field: string): Flow {
  if (!FLOWED.test(field)) return 'fixed';
  return DELSP.test(field) ? 'delsp' : 'flowed';
}

/**
 * A mail whose texts the parser leaves as their lines are, and how these are to be joined: it joins a paragraph with the
 * quoted line above it (postal-mime 4.0.0, `decodeFlowedText`).
 */
export function hideFlow(source: Uint8Array): {
  readonly source: Uint8Array;
  readonly flow: Flow;
} {
  const text = Buffer.from(source).toString('latin1');
  const flow = readFlow(text.match(CONTENT_TYPE)?.find((field) => OWN.test(field)) ?? '');
  if (flow === 'fixed') return { source, flow };
  const hidden = text.replaceAll(CONTENT_TYPE, (field) => field.replace(FLOWED, 'x-format'));
  return { source: Buffer.from(hidden, 'latin1'), flow };
}

/** Joins the lines of each paragraph, which ends where one is quoted more or less deeply than the next (RFC 3676 4.5). */
export function joinFlowed(text: string, flow: Flow): string {
  if (flow === 'fixed') return text;
  const joined: string[] = [];
  let goesOn: string | null = null;
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const [, marks = '', words = ''] = LINE.exec(line) ?? [];
    const isSoft = words.endsWith(' ') && words !== SIGNATURE;
    const shown = isSoft && flow === 'delsp' ? words.slice(0, -1) : words;
    if (goesOn === marks && words !== SIGNATURE) joined.push(`${joined.pop() ?? ''}${shown}`);
    else joined.push(marks === '' ? shown : `${marks} ${shown}`);
    goesOn = isSoft ? marks : null;
  }
  return joined.join('\n');
}
