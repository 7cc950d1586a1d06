import { randomUUID } from 'node:crypto';

import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { createAnswerFigures, createLateDigest, createNextUp, createOfficeClock } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const OFFICE = createOfficeClock(anAvailability({ weeklyHours: everyDay(['09:00', '17:00']) }), {
  targetMinutes: 120,
});

/** A lead whose visitor has a reply that a mail server took, and which a member put back to wait, as it is read later. */
async function openWaitingAgain(moment: string) {
  const { db, pool, store, desk } = await openLeadDesk();
  const again = await store({ at: '2026-05-14T09:00Z', reference: 'AGAIN', state: 'answered' });
  await pool.query(
    `update leads set answered_at = '2026-05-14T09:30Z', answered_after_ms = 1800000`,
  );
  await pool.query(
    `insert into deliveries (lead_id, kind, part_id, state, settled_at)
    values ($1, 'reply', $2, 'done', '2026-05-14T09:30Z')`,
    [again, randomUUID()],
  );
  await desk.mark({ leadId: again, version: null, mark: { state: 'new' }, actor: actorOf(ME) });
  const of = { db, clock: { now: () => new Date(moment) }, office: OFFICE };
  return {
    store,
    again,
    nextUp: createNextUp(of),
    figures: createAnswerFigures(of),
    digest: createLateDigest(of),
  };
}

test('a lead that waits again after its first answer is never late, and nobody is told that it is', async () => {
  const { store, nextUp, figures, digest } = await openWaitingAgain('2026-05-15T10:00Z');

  expect(await nextUp.counts()).toEqual({ waiting: 1, late: 0 });
  expect(await nextUp.late({ limit: 10 })).toEqual([]);
  expect(await nextUp.next(ME)).toMatchObject({ reference: 'AGAIN', dueAt: null, isLate: false });
  expect(await figures.waiting()).toMatchObject({ late: 0, longest: null, longestWaitMs: null });
  expect(await digest.plan()).toBe(0);

  await store({ at: '2026-05-14T12:00Z', reference: 'LATE' });
  expect(await figures.waiting()).toMatchObject({
    waiting: 2,
    late: 1,
    longest: { reference: 'LATE' },
  });
  expect(await digest.plan()).toBe(1);
  expect(await digest.read(ME)).toMatchObject({ count: 1, leads: [{ reference: 'LATE' }] });
});

test('what waits again comes after all that wait for their first answer', async () => {
  const { store, again, nextUp } = await openWaitingAgain('2026-05-14T14:00Z');
  const first = await store({ at: '2026-05-14T10:00Z', reference: 'FIRST' });
  const last = await store({ at: '2026-05-14T13:00Z', reference: 'LAST' });

  const queue = await nextUp.queue({ limit: 10 });
  expect(queue.map(({ reference }) => reference)).toEqual(['FIRST', 'LAST', 'AGAIN']);
  expect((await nextUp.queue({ limit: 1 })).map(({ id }) => id)).toEqual([first]);
  expect(await nextUp.beside(first)).toEqual({ previous: null, next: 'LAST' });
  expect(await nextUp.beside(last)).toEqual({ previous: 'FIRST', next: 'AGAIN' });
  expect(await nextUp.beside(again)).toEqual({ previous: 'LAST', next: null });
});
