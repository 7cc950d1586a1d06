import { randomUUID } from 'node:crypto';

import type { Email } from 'postal-mime';

import { joinFlowed, type Flow } from './flowed-text.ts';
import { parseSource } from './read-headers.ts';

const MOST_HTML = 200_000;

/** The parser writes HTML as text where a mail has parts of both kinds, so it is given an empty one of the other. */
async function writeAsText(html: string): Promise<string> {
  const boundary = randomUUID();
  const part = (type: string, content: string): string =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  const parts = part('text/plain', '') + part('text/html', html.slice(0, MOST_HTML));
  const source = `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${parts}--${boundary}--`;
  return (await parseSource(Buffer.from(source)))?.text ?? '';
}

/** What a mail says, without any markup; `flow` is how the lines of its texts are broken. */
export async function plainTextOf({ text, html }: Email, flow: Flow = 'fixed'): Promise<string> {
  // Some programs put a blank plain part beside the words, which are in the markup alone.
  const isBlank = text === undefined || text.trim() === '';
  return isBlank && html !== undefined ? writeAsText(html) : joinFlowed(text ?? '', flow);
}
