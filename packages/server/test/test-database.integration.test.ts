import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase } from './index.ts';

test('gives every caller an empty database of its own', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));

  await first.db.insertInto('leads').values({ reference: 'HS-1', contacts: '{}' }).execute();

  expect(await second.db.selectFrom('leads').selectAll().execute()).toEqual([]);
});
