import { expect, test } from 'vitest';

import { plainTextOf } from './plain-text.ts';
import { parseSource } from './read-headers.ts';

/** What a mail says that has these parts side by side. */
async function read(...parts: readonly (readonly [kind: string, content: string])[]) {
  const written = parts.map(
    ([kind, content]) => `--b\r\nContent-Type: ${kind}; charset=utf-8\r\n\r\n${content}\r\n`,
  );
  const head = 'Content-Type: multipart/alternative; boundary=b\r\n\r\n';
  const email = await parseSource(Buffer.from(`${head}${written.join('')}--b--`));
  if (email === null) throw new Error('the mail cannot be parsed');
  return (await plainTextOf(email)).trim();
}

const HTML = '<p>Yes, <b>on Monday</b>.</p>';

test('a plain part comes before markup, unless it is blank', async () => {
  expect(await read(['text/plain', 'Yes.'], ['text/html', HTML])).toBe('Yes.');
  expect(await read(['text/plain', ''], ['text/html', HTML])).toBe('Yes, on Monday.');
  expect(await read(['text/plain', ' \r\n\r\n'], ['text/html', HTML])).toBe('Yes, on Monday.');
  expect(await read(['text/html', HTML])).toBe('Yes, on Monday.');
  expect(await read(['text/plain', ' '])).toBe('');
});
