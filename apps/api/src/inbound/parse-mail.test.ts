import { expect, test } from 'vitest';

import { parseMail } from './parse-mail.ts';
import { parseHeaders } from './read-headers.ts';

const RECEIVED_AT = new Date('2026-01-02T09:00:00Z');

/** What a mail of that text comes to. */
async function read(text: string) {
  const source = Buffer.from(`From: anna@example.com\r\n\r\n${text}`);
  const headers = await parseHeaders(source, RECEIVED_AT);
  const mail = headers && (await parseMail(source, headers, []));
  if (mail === null) throw new Error('the mail cannot be parsed');
  return mail;
}

test('an answer below a quote is found however long that is, and of a long text it is said that there is more', async () => {
  const quote = `> ${'When do you open? '.repeat(4)}\r\n`.repeat(600);
  const { body, quoted } = await read(`On 1 Jan Olive wrote:\r\n${quote}\r\nYes.`);
  expect(body).toBe('Yes.');
  expect(quoted).toHaveLength(20_000);
  expect(quoted).toMatch(/^On 1 Jan Olive wrote:[^…]*\n… The rest is in the mailbox\.$/);

  const menu = await read('Soup, bread, cake. '.repeat(1_300));
  expect(menu.body).toMatch(/^Soup[^…]*\n… The rest is in the mailbox\.$/);
  const short = 'Soup, bread, cake.'.repeat(1_000);
  expect((await read(short)).body).toBe(short);
});
