import { expect, test } from 'vitest';

import { hideFlow, joinFlowed } from './flowed-text.ts';
import { parseMail } from './parse-mail.ts';
import { parseHeaders } from './read-headers.ts';

const RECEIVED_AT = new Date('2026-01-02T09:00:00Z');

/** What a mail comes to. */
async function read(kind: string, ...lines: readonly string[]) {
  const source = Buffer.from(
    ['From: anna@example.com', `Content-Type: ${kind}`, '', ...lines].join('\r\n'),
  );
  const headers = await parseHeaders(source, RECEIVED_AT);
  const mail = headers && (await parseMail(source, headers, []));
  if (mail === null) throw new Error('the mail cannot be parsed');
  return { body: mail.body, quoted: mail.quoted };
}

test('an answer is not joined with the quoted line above it, though that ends in a blank', async () => {
  const kind = 'text/plain; charset=utf-8;\r\n format=flowed';
  expect(
    await read(
      kind,
      'On 01/01/2026 12:00, Kerbside wrote:',
      '> Are you free on Thursday at 10? ',
      'Yes, please ring ',
      '0123 456.',
    ),
  ).toEqual({
    body: 'Yes, please ring 0123 456.',
    quoted: 'On 01/01/2026 12:00, Kerbside wrote:\n> Are you free on Thursday at 10?',
  });
});

test.for(['message/rfc822', 'text/plain'])(
  'an order keeps its lines, whatever their ends, beside a flowed text that is attached as %s',
  async (attached) => {
    const { body } = await read(
      'multipart/mixed; boundary=b',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'My order: ',
      '3 loaves ',
      '2 rolls',
      '--b',
      `Content-Type: ${attached}`,
      'Content-Disposition: attachment',
      '',
      'Content-Type: text/plain; format=flowed',
      '',
      'Hello',
      '--b--',
    );
    expect(body).toBe('My order: \n3 loaves \n2 rolls');
  },
);

test.for([
  ['a paragraph', 'Please ring \nme.\nAnna', 'Please ring me.\nAnna'],
  ['a quoted paragraph', '> When do \n> you open?', '> When do you open?'],
  ['quotes of two depths', '>> When? \n> At seven. \nGood.', '>> When? \n> At seven. \nGood.'],
  ['a signature', 'Yours, \n-- \nAnna', 'Yours, \n-- \nAnna'],
  ['lines with a blank before them', ' From here \n > on', 'From here > on'],
] as const)('of a flowed text %s is put together as it was written', ([, text, joined]) => {
  expect(joinFlowed(text, 'flowed')).toBe(joined);
});

test('what was broken by an extra blank is put together without it, and other texts stay as they are', () => {
  expect(joinFlowed('https://shop.example/a \nb', 'delsp')).toBe('https://shop.example/ab');
  expect(joinFlowed(' One \ntwo', 'fixed')).toBe(' One \ntwo');
  const plain = Buffer.from('Content-Type: text/plain\r\n\r\nformat=flowed');
  expect(hideFlow(plain)).toEqual({ source: plain, flow: 'fixed' });
  const apple = 'Content-Type: text/plain; format="flowed"; delsp=yes\r\n\r\nHello';
  expect(hideFlow(Buffer.from(apple)).flow).toBe('delsp');
});
