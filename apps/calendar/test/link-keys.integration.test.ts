import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { isSignatureOf, readLinkKeys, signBooking } from '#/bookings/index.ts';

const REFERENCE = 'AAAAA-11111';

test('a secret that is set for the first time leaves the links open that were mailed before', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const mailed = signBooking(await readLinkKeys(db, {}), REFERENCE);

  const keys = await readLinkKeys(db, { BOOKING_SECRET: 's'.repeat(32) });

  expect(isSignatureOf(keys, REFERENCE, mailed)).toBe(true);
  expect(signBooking(keys, REFERENCE)).not.toBe(mailed);
});

test('without a secret every process signs with the same kept key', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);

  const [one, other] = await Promise.all([readLinkKeys(db, {}), readLinkKeys(db, {})]);

  expect(signBooking(one, REFERENCE)).toBe(signBooking(other, REFERENCE));
});
