import { afterEach, expect, test, vi } from 'vitest';

import { isDeskAnswering } from './is-desk-answering.ts';

afterEach(() => void vi.unstubAllGlobals());

test.for([
  ['answers', async () => Response.json(null), true],
  ['leads to where one signs in', async () => Response.redirect('http://desk.test/sign-in'), false],
  ['cannot reach its database', async () => new Response(null, { status: 503 }), false],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
] as const)('a page may be read anew, or not, where the desk %s', async ([, answer, expected]) => {
  vi.stubGlobal('fetch', answer);

  expect(await isDeskAnswering()).toBe(expected);
});
