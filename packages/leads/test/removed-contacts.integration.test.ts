import { systemClock } from '@high-street/server';
import { expect, test } from 'vitest';

import { createVisitorDesk, emptyBin, removeExpired } from '#/index.ts';

import { everything } from './everything.ts';
import { actorOf, AROUND_THE_CLOCK, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);

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
  await desk.bin({ leadIds: [twice], actor: me });
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
