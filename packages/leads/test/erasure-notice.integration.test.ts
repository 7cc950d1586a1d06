import { lockCalendar, systemClock } from '@high-street/server';
import { expect, test } from 'vitest';

import { createVisitorDesk, eraseByEmail } from '#/index.ts';

import { actorOf, AROUND_THE_CLOCK, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const email = 'anna@example.com';
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** A database where visitors erase themselves, a CRM that was told of them, and what the provider is to hear. */
async function openErasing() {
  const { db, pool, audit, store, book } = await openLeadDesk();
  const desk = createVisitorDesk({
    db,
    audit,
    office: AROUND_THE_CLOCK,
    clock: systemClock,
    hasCrm: true,
    key: 'a key',
  });
  return {
    db,
    pool,
    audit,
    desk,
    store,

    async bookOwn(leadId: string, reference: string) {
      await book(leadId, reference);
      await pool.query('update bookings set mailbox = email');
    },

    /** The demos that each notice names, in the order of the erasures. */
    async notices() {
      const { rows } = await pool.query<{ email: string; demos: string[] }>(
        `select payload ->> 'email' as email, jsonb_path_query_array(payload, '$.demos[*].reference') as demos
         from deliveries where kind = 'erasure_notice' order by created_at`,
      );
      return rows;
    },
  };
}

test('what a notice says of an earlier erasure is not lost with a later one of the address', async () => {
  const { db, audit, desk, store, bookOwn, notices } = await openErasing();
  const erase = async (id: string) =>
    desk.erase({ id, contacts: { email } }, (await desk.makeEraseCode(id)) ?? '');
  const first = await store();
  await bookOwn(first, 'AHEAD-0001');
  await erase(first);
  await erase(await store());
  await eraseByEmail(db, email, { audit, actor: actorOf(ME) });

  expect(await notices()).toEqual([
    { email, demos: ['AHEAD-0001'] },
    { email, demos: [] },
  ]);
});

test('whoever presses twice to erase has the provider told once', async () => {
  const { db, pool, desk, store, bookOwn, notices } = await openErasing();
  const id = await store();
  await bookOwn(id, 'AHEAD-0001');
  const code = (await desk.makeEraseCode(id)) ?? '';
  const press = () => desk.erase({ id, contacts: { email } }, code);

  const { answers } = await db.transaction().execute(async (trx) => {
    await lockCalendar(trx);
    const both = Promise.all([press(), press()]);
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(2);
    return { answers: both };
  });

  expect((await answers).map(({ kind }) => kind)).toEqual(['right', 'right']);
  expect(await notices()).toEqual([{ email, demos: ['AHEAD-0001'] }]);
});
