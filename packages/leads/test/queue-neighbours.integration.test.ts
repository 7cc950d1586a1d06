import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { createNextUp, createOfficeClock } from '#/index.ts';

import { openLeads, SOMEBODY } from './stored-leads.ts';

const OFFICE = createOfficeClock(anAvailability({ weeklyHours: everyDay(['09:00', '17:00']) }), {
  targetMinutes: 120,
});

test('before and after a lead are those whose clocks started next, whoever holds them and however many wait', async () => {
  const { db, pool, store } = await openLeads();
  const clock = { now: () => new Date('2026-05-14T14:00Z') };
  const nextUp = createNextUp({ db, clock, office: OFFICE });
  const first = await store({ at: '2026-05-13T16:00Z', reference: 'FIRST', heldBy: SOMEBODY });
  const released = await store({ reference: 'RELEASED', reasons: ['trap'], isReleased: true });
  await pool.query(`update leads set released_at = '2026-05-14T10:00Z' where id = $1`, [released]);
  const [same, alike] = [
    await store({ at: '2026-05-14T10:00Z', reference: 'SAME' }),
    await store({ at: '2026-05-14T10:00Z', reference: 'ALIKE' }),
  ];
  const last = await store({ at: '2026-05-14T13:00Z', reference: 'LAST' });
  await store({ at: '2026-05-14T09:00Z', state: 'answered' });
  await store({ at: '2026-05-14T09:00Z', reasons: ['trap'] });
  await store({ at: '2026-05-14T09:00Z', isBinned: true });
  const queue = await nextUp.queue({ limit: 10 });
  const order = queue.map(({ reference }) => reference);
  expect(order.toSorted()).toEqual(['ALIKE', 'FIRST', 'LAST', 'RELEASED', 'SAME']);

  for (const id of [first, released, same, alike, last]) {
    const place = queue.findIndex((row) => row.id === id);
    expect(await nextUp.beside(id)).toEqual({
      previous: order[place - 1] ?? null,
      next: order[place + 1] ?? null,
    });
  }
});
