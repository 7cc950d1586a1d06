import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { keepContactOf, StaleVersion } from '#/index.ts';
import { createSearchFill } from '#/search/fill-search.ts';

import { everything } from './everything.ts';
import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);
const email = 'aoife@harbourlight.example';
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function openMistyped() {
  const desk = await openLeadDesk();
  const leadId = await desk.store({ email: 'aoife@harbourlihgt.example', reference: 'AAAA-0001' });
  const { pool } = desk;
  await pool.query(
    `insert into deliveries (lead_id, kind, state, attempts, settled_at, last_error) values
      ($1, 'visitor', 'dead', 1, now(), '550 unknown'), ($1, 'provider', 'dead', 9, now(), '452 full')`,
    [leadId],
  );
  await pool.query(
    `insert into crm_contacts (email, mailbox, payload) values
      ('aoife@harbourlihgt.example', 'aoife@harbourlihgt.example', '{"reference": "AAAA-0001"}')`,
  );
  const select = async (query: string) => (await pool.query(query)).rows;
  return { ...desk, leadId, select };
}

test('an address that is fixed is the one of lead, search, mailbox and contact, and what was given up for the one before goes there', async () => {
  const { desk, leadId, pool, select, history, acts } = await openMistyped();
  await pool.query(
    `insert into erase_codes (lead_id, code_hash, tries_left, created_at, expires_at, asked, asked_since)
      values ($1, 'x', 5, now(), now() + interval '9 minutes', 3, now())`,
    [leadId],
  );

  await desk.fixAddress({ leadId, version: 1, email, actor: me });

  expect(await select('select asked from erase_codes')).toEqual([]);
  expect(await select('select email, mailbox, version from leads')).toEqual([
    { email, mailbox: email, version: 2 },
  ]);
  expect(await select('select kind, state from deliveries order by kind')).toEqual([
    { kind: 'provider', state: 'dead' },
    { kind: 'visitor', state: 'waiting' },
  ]);
  expect(await select('select email from crm_contacts')).toEqual([{ email }]);
  expect(await history(leadId)).toEqual(['address_fixed', 'requeued']);
  expect(await acts()).toEqual(['lead_address_fixed', 'delivery_requeued']);
});

test('the address before is left nowhere, whatever mail servers said of it', async () => {
  const { desk, leadId, db, pool, select } = await openMistyped();
  const said = '550 5.1.1 <Aoife@HarbourLihgt.example>: unknown';
  await pool.query(`update deliveries set last_error = $1 where kind = 'visitor'`, [said]);
  await pool.query(`update deliveries set reply = $1 where kind = 'provider'`, [said]);
  await pool.query(
    `insert into lead_events (lead_id, kind, attempt, detail) values ($1, 'visitor_dead', 1, $2)`,
    [leadId, said],
  );
  await pool.query(
    `insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments,
      is_automatic) values ($1, '<1@mx.example>', now(), 'Aoife@harbourlihgt.example', $2, $2, $2, $3, true)`,
    [leadId, said, JSON.stringify([{ name: `To ${said} "1".eml`, bytes: 12 }])],
  );
  await pool.query(
    `insert into lead_revisions (lead_id, contacts, fields) select id, contacts, '{storeName}' from leads`,
  );
  await createSearchFill(db).fill();
  expect(await everything(db)).toMatch(/harbourlihgt/i);

  await desk.fixAddress({ leadId, version: 1, email, actor: me });

  expect(await everything(db)).not.toMatch(/harbourlihgt/i);
  const told = `select detail from lead_events where kind = 'visitor_dead'`;
  expect(await select(told)).toEqual([{ detail: '550 5.1.1 <…>: unknown' }]);
  expect(await select('select attachments from lead_messages')).toEqual([
    { attachments: [{ name: 'To 550 5.1.1 <…>: unknown "1".eml', bytes: 12 }] },
  ]);
});

test('an address with a domain of other letters is left nowhere as servers write it, either', async () => {
  const { desk, store, pool, select } = await openMistyped();
  const leadId = await store({ email: 'a+b@bücher.example' });
  await pool.query(
    `insert into lead_events (lead_id, kind, detail) values ($1, 'visitor_dead', $2)`,
    [leadId, '550 <a+b@xn--bcher-kva.example>, aab@xn--bcher-kva.example is near'],
  );

  await desk.fixAddress({ leadId, version: 1, email, actor: me });

  expect(await select(`select detail from lead_events where kind = 'visitor_dead'`)).toEqual([
    { detail: '550 <…>, aab@xn--bcher-kva.example is near' },
  ]);
});

test('a call to the CRM that comes in between waits, and tells and keeps the address that is fixed', async () => {
  const { leadId, db, pool, select } = await openMistyped();
  const call = { id: '018f0000-0000-7000-8000-0000000000c1', kind: 'crm', leadId };

  const { keeping } = await db.transaction().execute(async (trx) => {
    await sql`update leads set contacts = jsonb_set(contacts, '{email}', to_jsonb(${email}::text))`.execute(
      trx,
    );
    await sql`delete from crm_contacts`.execute(trx);
    const kept = keepContactOf(db, call);
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(1);
    return { keeping: kept };
  });

  expect(await keeping).toMatchObject({ email, reference: 'AAAA-0001' });
  expect(await select('select email from crm_contacts')).toEqual([{ email }]);
});

test('a demo that the visitor booked before joins the lead, unless that is in quarantine', async () => {
  const { desk, leadId, pool, store, book, history, select } = await openMistyped();
  const kept = await store({ email: 'bea@harbourlihgt.example', reasons: ['trap'] });
  await book(leadId, '7F3A0-9C21D');
  await book(kept, '8F3A0-9C21D');
  await pool.query(
    `update bookings set lead_id = null, mailbox = case reference
      when '7F3A0-9C21D' then $1 else 'bea@harbourlight.example' end`,
    [email],
  );

  await desk.fixAddress({ leadId, version: 1, email, actor: me });
  const bea = { leadId: kept, email: 'bea@harbourlight.example' };
  await desk.fixAddress({ ...bea, version: 1, actor: me });

  expect(await select('select reference, lead_id from bookings order by 1')).toEqual([
    { reference: '7F3A0-9C21D', lead_id: leadId },
    { reference: '8F3A0-9C21D', lead_id: null },
  ]);
  expect(await history(leadId)).toEqual(['address_fixed', 'booking_linked', 'requeued']);
  expect(await history(kept)).toEqual(['address_fixed']);
});

test('nothing is sent anew to a visitor who has withdrawn', async () => {
  const { desk, leadId, db, history } = await openMistyped();
  await db.updateTable('leads').set({ withdrawn_at: new Date() }).execute();

  const fixed = await desk.fixAddress({ leadId, version: 1, email, actor: me });
  const again = await desk.fixAddress({ leadId, version: 2, email, actor: me });

  expect(fixed).toEqual({ isChanged: true, isSentAgain: false });
  expect(again).toEqual({ isChanged: false, isSentAgain: false });
  expect(await history(leadId)).toEqual(['address_fixed']);
});

test('the address that a lead has sends again what was given up for it, on any version, and says whether something was', async () => {
  const { desk, leadId, pool, select, history } = await openMistyped();
  const same = { leadId, version: 1, email: 'aoife@harbourlihgt.example', actor: me };
  await pool.query('update leads set version = 2');

  const first = await desk.fixAddress(same);
  const second = await desk.fixAddress(same);

  expect(first).toEqual({ isChanged: false, isSentAgain: true });
  expect(second).toEqual({ isChanged: false, isSentAgain: false });
  expect(await select('select kind, state from deliveries order by kind')).toEqual([
    { kind: 'provider', state: 'dead' },
    { kind: 'visitor', state: 'waiting' },
  ]);
  expect(await select('select version from leads')).toEqual([{ version: 2 }]);
  expect(await history(leadId)).toEqual(['requeued']);
});

test('a reply that was taken and sent back later goes to the address that is fixed, once', async () => {
  const { desk, leadId, pool, select, history } = await openMistyped();
  await pool.query(`update deliveries set state = 'done', last_error = null`);
  const ids = ['018f0000-0000-7000-8000-0000000000a1', '018f0000-0000-7000-8000-0000000000a2'];
  for (const [place, id] of ids.entries()) {
    await pool.query(
      `insert into lead_replies (id, lead_id, person_id, body, signature, created_at, leaves_at)
        values ($1, $2, $3, 'Yes.', '', now() - $4 * interval '1 minute', now())`,
      [id, leadId, ME, 30 - place],
    );
    await pool.query(
      `insert into deliveries (lead_id, kind, part_id, state, attempts, settled_at, reply, created_at)
        values ($1, 'reply', $2, 'done', 1, now(), '250 taken', now() - interval '9 minutes')`,
      [leadId, id],
    );
    await pool.query(
      `insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments,
        is_automatic, bounced_reply_id) values ($1, $2, now(), 'daemon@mx.example', 'Failed', '550', '', '[]', true, $3)`,
      [leadId, `<${place}@mx.example>`, id],
    );
  }

  const first = await desk.fixAddress({ leadId, version: 1, email, actor: me });
  const second = await desk.fixAddress({ leadId, version: 2, email, actor: me });

  expect([first.isSentAgain, second.isSentAgain]).toEqual([true, false]);
  expect(
    await select(
      `select part_id, state, resends from deliveries where kind = 'reply' order by part_id`,
    ),
  ).toEqual([
    { part_id: ids[0], state: 'done', resends: null },
    { part_id: ids[1], state: 'waiting', resends: 1 },
  ]);
  expect(await history(leadId)).toEqual(['address_fixed', 'resent']);
});

test('somebody else’s change in between is not overwritten, and the same address changes nothing', async () => {
  const { desk, leadId, history } = await openMistyped();
  await desk.fixAddress({ leadId, version: 1, email, actor: me });
  const again = await history(leadId);

  await expect(
    desk.fixAddress({ leadId, version: 1, email: 'other@example.com', actor: me }),
  ).rejects.toThrow(StaleVersion);
  await desk.fixAddress({ leadId, version: 2, email, actor: me });

  expect(await history(leadId)).toEqual(again);
});
