import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { readWriters } from './read-reply.ts';

test.each([
  ['2026-11-23T11:20:00Z', '11:20'],
  ['2026-11-21T16:20:00Z', 'Sat 21 Nov, 16:20'],
])('somebody who began to write at %s has been writing since %s', async (began, words) => {
  const writer = { personId: 'tom', name: 'Tom Hart', since: new Date(began) };
  const services = {
    replyDesk: { writers: async () => [writer] },
    clock: fakeClock(new Date('2026-11-23T11:30:00Z')),
  };
  expect(await readWriters(services, 'lead', 'me')).toEqual([{ name: 'Tom', since: words }]);
});
