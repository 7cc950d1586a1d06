import { createMemoryRouter, data } from 'react-router';
import { expect, test } from 'vitest';

import { shouldRevalidate } from './should-revalidate.ts';

/** How often a page is read that sends a form, which is answered with the status. */
async function countReads(status: number): Promise<number> {
  let reads = 0;
  const page = createMemoryRouter([
    {
      path: '/',
      shouldRevalidate,
      action: () => data('refused', status),
      loader: () => {
        reads += 1;
        return reads;
      },
    },
  ]);
  await page.navigate('/');
  const before = reads;
  await page.navigate('/', { formMethod: 'post', formData: new FormData() });
  expect(page.state.actionData).toEqual({ '0': 'refused' });
  return reads - before;
}

test.for([
  [200, 1],
  [409, 1],
  [422, 0],
] as const)('after an answer of %d a page is read anew %d times', async ([status, times]) => {
  expect(await countReads(status)).toBe(times);
});
