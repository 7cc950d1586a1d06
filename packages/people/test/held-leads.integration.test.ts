import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createPeopleDesk } from '#/index.ts';

import { asPerson, startTestDesk } from './test-desk.ts';

/** A desk with an owner and a member who holds two of three leads. */
async function startWithLeads() {
  const desk = await startTestDesk();
  const owner = await desk.addPerson('zoe@example.com', 'owner');
  const member = await desk.addPerson('ann@example.com');
  await desk.pool.query(
    `insert into leads (reference, contacts, held_by, held_since)
    select reference, '{}', holder, now()
    from (values ('AAAA-0001', $1::uuid), ('AAAA-0002', $1), ('AAAA-0003', $2)) as lead (reference, holder)`,
    [member.id, owner.id],
  );
  return { ...desk, owner, member };
}

type Desk = Awaited<ReturnType<typeof startWithLeads>>;

async function readHeld({ pool }: Desk) {
  const { rows } = await pool.query(
    `select reference, version, held_by as "heldBy", held_since is null as "isFree",
      (select string_agg(kind || ' by ' || actor_kind || ' ' || coalesce(person_id::text, ''), ', ')
        from lead_events where lead_id = leads.id) as history,
      (select string_agg(act || ' ' || fields[1] || coalesce(' ' || person_id, ''), ', ')
        from audit_log where record_kind = 'lead' and record_id = reference) as log
    from leads order by reference`,
  );
  return rows;
}

const WAYS = {
  'who is removed': ({ people, owner, member }: Desk) =>
    people.remove({ personId: member.id, version: 1, actor: asPerson(owner) }),
  'who is erased': ({ people, owner, member }: Desk) =>
    people.erase({ personId: member.id, actor: asPerson(owner) }),
  'who becomes a reader': ({ people, owner, member }: Desk) =>
    people.update({
      personId: member.id,
      version: 1,
      changes: { role: 'reader' },
      actor: asPerson(owner),
    }),
};

test.for(Object.entries(WAYS))(
  '%s hands all their leads back, and nobody else does',
  async ([, go]) => {
    const desk = await startWithLeads();
    const { owner } = desk;

    await go(desk);

    const back = {
      version: 2,
      heldBy: null,
      isFree: true,
      history: `handed_back by person ${owner.id}`,
      log: `lead_handed_back heldBy ${owner.id}`,
    };
    expect(await readHeld(desk)).toEqual([
      { reference: 'AAAA-0001', ...back },
      { reference: 'AAAA-0002', ...back },
      {
        reference: 'AAAA-0003',
        version: 1,
        heldBy: owner.id,
        isFree: false,
        history: null,
        log: null,
      },
    ]);
  },
);

test('somebody who answered for years is removed, however long that takes', async () => {
  const desk = await startWithLeads();
  const { pool, parts } = desk;
  await pool.query(`create function wait() returns trigger language plpgsql as $$ begin
      perform pg_sleep(1.2);
      return null;
    end $$`);
  await pool.query(`create trigger slow before update on leads execute function wait()`);

  await parts.db.connection().execute(async (db) => {
    await sql`set statement_timeout = '1s'`.execute(db);
    await WAYS['who is removed']({ ...desk, people: createPeopleDesk({ ...parts, db }) });
  });

  expect((await readHeld(desk)).map(({ isFree }) => isFree)).toEqual([true, true, false]);
});

test('the views of who is removed go with them', async () => {
  const desk = await startWithLeads();
  await desk.pool.query(
    `insert into lead_views (person_id, name, query)
    values ($1, 'Ann’s florists', 'q=florist'), ($2, 'Mine', 'view=mine')`,
    [desk.member.id, desk.owner.id],
  );

  await WAYS['who is removed'](desk);

  const { rows } = await desk.pool.query('select name from lead_views');
  expect(rows).toEqual([{ name: 'Mine' }]);
});

test('who becomes an owner keeps their leads, and a removal that is refused hands none back', async () => {
  const desk = await startWithLeads();
  const { people, owner, member } = desk;
  const actor = asPerson(owner);
  const before = await readHeld(desk);
  await people.update({ personId: member.id, version: 1, changes: { role: 'owner' }, actor });

  await expect(people.remove({ personId: member.id, version: 1, actor })).rejects.toThrow();

  expect(await readHeld(desk)).toEqual(before);
});

test.for(['who is removed', 'who is erased'] as const)(
  '%s and the erasure of a lead of theirs at the same moment both come about',
  async (way) => {
    const desk = await startWithLeads();
    const { pool, member } = desk;
    await pool.query(
      `with lead as (select id from leads where reference = 'AAAA-0001'), draft as (
        insert into lead_drafts (lead_id, person_id, body) select id, $1::uuid, 'Yes,' from lead
      )
      insert into lead_replies (id, lead_id, person_id, body, signature, leaves_at)
      select uuidv7(), id, $1::uuid, 'Yes.', 'Ann', now() from lead`,
      [member.id],
    );
    const erasure = await pool.connect();
    onTestFinished(() => erasure.release());
    await erasure.query('begin');
    await erasure.query(`select from leads where reference = 'AAAA-0001' for update`);

    const gone = WAYS[way](desk);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await erasure.query(`delete from leads where reference = 'AAAA-0001'`);
    await erasure.query('commit');
    await gone;

    const held = await readHeld(desk);
    expect(held.map(({ reference, isFree }) => [reference, isFree])).toEqual([
      ['AAAA-0002', true],
      ['AAAA-0003', false],
    ]);
  },
);
