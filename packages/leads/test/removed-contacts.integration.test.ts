import { systemClock } from '@high-street/server';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createLeadViews, createVisitorDesk, emptyBin, removeExpired } from '#/index.ts';

import { everything } from './everything.ts';
import { actorOf, AROUND_THE_CLOCK, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

test('nothing is left of a lead that has had its months, however lately its visitor corrected it', async () => {
  const { db, pool, audit, store } = await openLeadDesk();
  const leadId = await store({ message: 'Zeppelin cakes, please.' });
  await pool.query(`update leads set created_at = now() - interval '25 months'`);
  const { contacts } = await db.selectFrom('leads').select('contacts').executeTakeFirstOrThrow();
  const parts = { db, audit, office: AROUND_THE_CLOCK, clock: systemClock };
  const visitors = createVisitorDesk({ ...parts, hasCrm: false, key: 'a key' });
  await visitors.correct(leadId, { ...contacts, contactName: 'Anna Zeppelin' });
  expect(await everything(db)).toMatch(/zeppelin/i);

  expect(await removeExpired(db, 24)).toEqual({ leads: 1, bookings: 0, contacts: 1 });

  expect(await everything(db)).not.toMatch(/zeppelin/i);
});

test('a contact is made of the lead that is left where the newer one of its address goes with the bin', async () => {
  const { db, desk, store, pool } = await openLeadDesk();
  const older = await store({ reference: 'KKKK-0001' });
  const twice = await store({ reference: 'GGGG-0001', message: 'Do you deliver? Twice.' });
  await pool.query(`insert into crm_contacts (email, mailbox, payload)
    select email, mailbox, contacts || jsonb_build_object('reference', reference) from leads
    where reference = 'GGGG-0001'`);
  await desk.bin({ leadIds: [twice], actor: { kind: 'command' } });
  await pool.query(
    `update leads set binned_at = now() - interval '1 year' where binned_at is not null`,
  );

  expect(await emptyBin(db)).toBe(1);

  const { contacts } = await db
    .selectFrom('leads')
    .select('contacts')
    .where('id', '=', older)
    .executeTakeFirstOrThrow();
  const kept = await db.selectFrom('crm_contacts').select('payload').execute();
  expect(kept).toEqual([{ payload: { ...contacts, reference: 'KKKK-0001' } }]);
});

test('views of an address go with its last lead', async () => {
  const { db, audit, store, pool } = await openLeadDesk();
  await store({ email: 'anna@example.com' });
  await store({ email: 'bea@example.com' });
  await pool.query(`update leads set created_at = now() - interval '25 months'`);
  await store({ email: 'bea@example.com', at: new Date().toISOString() });
  const views = createLeadViews({ db, audit });
  const save = (name: string, query: string) =>
    views.save({ personId: ME, actor: actorOf(ME), name, query });
  await save('Anna Bell', 'view=all&q=Anna+anna%2Bshop@example.com');
  await save('Bea', 'q=bea@example.com');
  await save('Anna', 'q=anna');

  expect(await removeExpired(db, 24)).toMatchObject({ leads: 2 });

  const kept = await views.list(ME);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bea']);
});

test('bookings and contacts that are old go however long that takes, and no erasure waits for all of them', async () => {
  const { db, pool, store, book } = await openLeadDesk();
  await book(await store({ at: new Date().toISOString() }), 'OVER-0001');
  await pool.query(`update bookings set starts_at = now() - interval '4 months',
    ends_at = now() - interval '4 months' + interval '1 hour', blocked_until = now()`);
  await pool.query(
    `insert into crm_contacts (payload, updated_at) values ('{}', now() - interval '4 months')`,
  );
  await pool.query(`create function wait() returns trigger language plpgsql as $$ begin
      perform pg_sleep(1.2);
      return old;
    end $$`);
  for (const table of ['bookings', 'crm_contacts']) {
    await pool.query(
      `create trigger slow before delete on ${table} for each row execute function wait()`,
    );
  }

  const erasing = await pool.connect();
  onTestFinished(() => erasing.release());
  await erasing.query('begin');
  await erasing.query('select from crm_contacts for update');

  const removing = db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '1s'`.execute(connection);
    return removeExpired(connection, 3);
  });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  // An erasure of the same person, meanwhile.
  expect((await erasing.query('delete from bookings')).rowCount).toBe(0);
  await erasing.query('commit');

  expect(await removing).toEqual({ leads: 0, bookings: 1, contacts: 1 });
});
