import { type Clock, systemClock } from '@high-street/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createMailParser } from './mail-parser.ts';

const log = pino({ enabled: false });
const receivedAt = new Date('2026-03-02T09:00:00Z');
/** The parser's pattern for links takes the cube of its length: minutes. */
const HOSTILE = `<a ${'href='.repeat(4_000)}`;

/** So long that the thread is in the midst of it. */
const SOON_MS = 500;
/** Longer than a test may take. */
const NEVER_MS = 600_000;

/** A clock on which every wait takes as long as the test says. */
function aClock(): Clock & { waitMs: number } {
  return {
    ...systemClock,
    waitMs: NEVER_MS,
    sleep(_ms, signal) {
      return systemClock.sleep(this.waitMs, signal);
    },
  };
}

/** A mail that has these parts one after another. */
function aMixedMail(...parts: readonly (readonly [kind: string, content: string])[]): Buffer {
  const written = parts.map(
    ([kind, content]) => `--b\r\nContent-Type: ${kind}\r\n\r\n${content}\r\n`,
  );
  const head = 'From: anna@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
  return Buffer.from(`${head}${written.join('')}--b--`);
}

const ORDINARY = aMixedMail(['text/plain', 'Yes.']);

test.for([
  ['in its only part', Buffer.from(`Content-Type: text/html\r\n\r\n${HOSTILE}`)],
  ['beside a plain text', aMixedMail(['text/plain', 'Yes.'], ['text/html', HOSTILE])],
] as const)(
  'a mail whose markup takes too long, %s, is given up, and the next one is read',
  async ([, source]) => {
    const clock = aClock();
    await using parser = createMailParser({ clock, log });
    const headers = await parser.headers(Buffer.from('From: anna@example.com'), receivedAt);
    if (headers === null) throw new Error('the headers cannot be parsed');

    clock.waitMs = SOON_MS;
    expect(await parser.mail(source, headers)).toBeNull();
    clock.waitMs = NEVER_MS;
    expect(await parser.mail(ORDINARY, headers)).toMatchObject({ body: 'Yes.' });
  },
);

test('headers that hide such a mail are given up, too', async () => {
  const clock = aClock();
  await using parser = createMailParser({ clock, log });
  const source = aMixedMail(['text/plain', 'Yes.'], ['text/html', HOSTILE]);

  clock.waitMs = SOON_MS;
  expect(await parser.headers(source, receivedAt)).toBeNull();
  clock.waitMs = NEVER_MS;
  expect(await parser.headers(ORDINARY, receivedAt)).toMatchObject({ isAutomatic: false });
});
