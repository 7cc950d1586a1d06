import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { createEraseCodes } from '#/your-enquiry/erase-codes.ts';

import { openLeads } from './stored-leads.ts';

const MINUTE_MS = 60_000;

test('a code to erase is good for fifteen minutes, and three are made in an hour', async () => {
  const { db, store } = await openLeads();
  const leadId = await store();
  const clock = fakeClock();
  const codes = createEraseCodes({ db, key: 'a key', clock });
  const made: (string | null)[] = [await codes.make(leadId)];
  clock.advance(15 * MINUTE_MS);
  expect(await codes.judge(leadId, made[0] ?? '')).toEqual({ kind: 'wrong', triesLeft: 0 });

  for (let nth = 0; nth < 3; nth += 1) made.push(await codes.make(leadId));
  expect(made.map((code) => code !== null)).toEqual([true, true, true, false]);
  clock.advance(15 * MINUTE_MS - 1);
  expect(await codes.judge(leadId, made[2] ?? '')).toEqual({ kind: 'right' });

  clock.advance(30 * MINUTE_MS + 1);
  expect(await codes.make(leadId)).not.toBeNull();
});

test('a code may be typed in the digits of any script', async () => {
  const { db, store } = await openLeads();
  const leadId = await store();
  const codes = createEraseCodes({ db, key: 'a key', clock: fakeClock() });
  const code = (await codes.make(leadId)) ?? '';
  const fullWidth = code.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
  expect(await codes.judge(leadId, fullWidth)).toEqual({ kind: 'right' });
});
