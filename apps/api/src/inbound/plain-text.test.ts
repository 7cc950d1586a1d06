import { expect, test } from 'vitest';

import { readPlainText } from './plain-text.ts';
import { parseSource } from './read-headers.ts';
import { splitQuote } from './split-quote.ts';

/** What a mail says that has these parts side by side. */
async function read(...parts: readonly (readonly [kind: string, content: string])[]) {
  const written = parts.map(
    ([kind, content]) => `--b\r\nContent-Type: ${kind}; charset=utf-8\r\n\r\n${content}\r\n`,
  );
  const head = 'Content-Type: multipart/alternative; boundary=b\r\n\r\n';
  const email = await parseSource(Buffer.from(`${head}${written.join('')}--b--`));
  if (email === null) throw new Error('the mail cannot be parsed');
  return (await readPlainText(email)).trim();
}

const HTML = '<p>Yes, <b>on Monday</b>.</p>';

test('a plain part comes before markup, unless it is blank', async () => {
  expect(await read(['text/plain', 'Yes.'], ['text/html', HTML])).toBe('Yes.');
  expect(await read(['text/plain', ''], ['text/html', HTML])).toBe('Yes, on Monday.');
  expect(await read(['text/plain', ' \r\n\r\n'], ['text/html', HTML])).toBe('Yes, on Monday.');
  expect(await read(['text/html', HTML])).toBe('Yes, on Monday.');
  expect(await read(['text/plain', ' '])).toBe('');
});

test('of markup alone no styles are read, what is quoted is marked, and each item of a list has its line', async () => {
  const html = `<html><head><title>Re</title></head><body><style type="text/css">@media{.x{y:z}}</style>
    <div>Yes please:</div><ul><li>one</li><li>two</li></ul>
    <blockquote style="margin:0 0 0 40px; border: none;">On Monday.</blockquote>
    <div>On 1 Jan 2026 Olive wrote:</div><blockquote class="quote">When?<br>
    <blockquote>Hello</blockquote></blockquote></body></html>`;
  const lines = (await read(['text/html', html])).split('\n').map((line) => line.trim());
  expect(lines.filter((line) => !/^>*$/.test(line))).toEqual([
    'Yes please:',
    '* one',
    '* two',
    'On Monday.',
    'On 1 Jan 2026 Olive wrote:',
    '> When?',
    '>> Hello',
  ]);
  expect(splitQuote(lines.join('\n')).body).toMatch(/On Monday\.$/);
});
