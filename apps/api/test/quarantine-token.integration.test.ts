import { createHttpApp } from '@high-street/server/http';
import { findSpamSignals, verifyFormToken } from '@high-street/server/robots';
import { createTestDatabase, fakeClock } from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { addFormTokenRoutes } from '#/form-token/index.ts';
import { countTokenUses } from '@high-street/leads';

import { anEnquiry } from './lead-builder.ts';

const KEY = 'k'.repeat(32);
const tokenSchema = z.strictObject({ token: z.string() });

/** A token as the form fetches it, and the signs of a lead that comes with it. */
async function aFetchedToken() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const clock = fakeClock();
  const app = createHttpApp(pino({ enabled: false }));
  onTestFinished(() => app.close());
  addFormTokenRoutes(app, { key: KEY, clock });
  const { token } = tokenSchema.parse((await app.inject('/api/form-token')).json());
  const { db } = database;
  async function signsNow() {
    const now = clock.now();
    const check = verifyFormToken(token, KEY, now);
    const earlierUses = check.isValid ? await countTokenUses(db, check.id) : 0;
    const robot = { trap: '', token };
    return findSpamSignals({
      robot,
      token: check,
      now,
      earlierUses,
      namesPage: true,
      texts: [],
    });
  }
  return { db, clock, token, signsNow };
}

test('finds a lead young until three seconds after its form asked for the token', async () => {
  const { clock, signsNow } = await aFetchedToken();

  expect(await signsNow()).toEqual(['token_young']);
  clock.advance(2_999);
  expect(await signsNow()).toEqual(['token_young']);
  clock.advance(1);
  expect(await signsNow()).toEqual([]);
  clock.advance(24 * 60 * 60 * 1_000);
  expect(await signsNow()).toEqual(['token_invalid']);
});

test('finds a token re-used with the sixth lead that brings it', async () => {
  const { db, clock, token, signsNow } = await aFetchedToken();
  clock.advance(60_000);
  const check = verifyFormToken(token, KEY, clock.now());
  const contacts = JSON.stringify(anEnquiry());
  const store = (nth: number, form_token_id: string | null) =>
    db
      .insertInto('leads')
      .values({ reference: `L-${form_token_id}-${nth}`, contacts, form_token_id })
      .execute();

  for (let nth = 0; nth < 6; nth += 1) {
    await store(nth, 'of somebody else');
    await store(nth, null);
  }
  for (let nth = 0; nth < 5; nth += 1) {
    expect([nth, await signsNow()]).toEqual([nth, []]);
    await store(nth, check.isValid ? check.id : null);
  }

  expect(await signsNow()).toEqual(['token_reused']);
});
