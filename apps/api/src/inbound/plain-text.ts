import { randomUUID } from 'node:crypto';

import type { Email } from 'postal-mime';

import { joinFlowed, type Flow } from './flowed-text.ts';
import { markQuotes, nameQuotes } from './html-quotes.ts';
import { parseSource } from './read-headers.ts';

const MOST_HTML = 200_000;

/** The parser takes styles for words, and puts all items of a list into one line. */
function prepare(html: string): string {
  const [words = '', ...styles] = html.slice(0, MOST_HTML).split(/<style\b/i);
  const after = styles.map((style) => style.replace(/^[^]*?(?:<\/style\s*>|$)/i, ''));
  return [words, ...after].join('').replaceAll(/<li\b/gi, '<br><li');
}

/** The parser writes HTML as text where a mail has parts of both kinds, so it is given an empty one of the other. */
async function writeAsText(html: string): Promise<string> {
  const boundary = randomUUID();
  const part = (type: string, content: string): string =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  const parts = part('text/plain', '') + part('text/html', nameQuotes(prepare(html), boundary));
  const source = `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${parts}--${boundary}--`;
  return markQuotes((await parseSource(Buffer.from(source)))?.text ?? '', boundary);
}

/** What a mail says, without any markup; `flow` is how the lines of its texts are broken. */
export async function readPlainText({ text, html }: Email, flow: Flow = 'fixed'): Promise<string> {
  // Some programs put a blank plain part beside the words, which are in the markup alone.
  const isBlank = text === undefined || text.trim() === '';
  return isBlank && html !== undefined ? writeAsText(html) : joinFlowed(text ?? '', flow);
}
