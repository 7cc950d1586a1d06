import { expect, onTestFinished, test, vi } from 'vitest';

import { addPasskey, proveByPasskey, type PasskeyResult } from './index.ts';

type Case = readonly [what: string, fetch: () => Promise<Response>, result: PasskeyResult];

const CASES: readonly Case[] = [
  [
    'the session has ended',
    async () => Response.json({ kind: 'signed-out' }, { status: 401 }),
    'signed-out',
  ],
  [
    'a proxy answers with a page of its own',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'away',
  ],
  [
    'there were too many tries',
    async () => Response.json({ kind: 'limited', words: 'Wait until 11:40 GMT.' }, { status: 429 }),
    { limited: 'Wait until 11:40 GMT.' },
  ],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'away'],
];

test.for(CASES)('no passkey is blamed where %s', async ([, fetch, result]) => {
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());

  expect(await proveByPasskey()).toEqual(result);
  expect(await addPasskey('Laptop')).toEqual(result);
});

test('a name that the desk refuses is told before the browser makes a passkey', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(body);
    return Response.json({ kind: 'unnamed' }, { status: 422 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  expect(await addPasskey(' ')).toBe('unnamed');
  expect(sent).toEqual(['{"step":"options","name":" "}']);
});
