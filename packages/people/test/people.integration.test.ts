import { expect, test } from 'vitest';

import { LastOwner, PersonGone, StaleVersion } from '#/index.ts';

import { asPerson, startTestDesk } from './test-desk.ts';

const COMMAND = { kind: 'command' } as const;

test('lists everybody by name with what they have, and the invitation of who has not joined', async () => {
  const desk = await startTestDesk();
  const zoe = await desk.addPerson('zoe@example.com', 'owner');
  await desk.signIn(zoe.id);
  const invite = { email: 'ann@example.com', name: 'Ann Bell', role: 'reader' } as const;
  await desk.people.invite({ ...invite, actor: asPerson(zoe) });

  expect(await desk.people.list()).toEqual([
    expect.objectContaining({
      name: 'Ann Bell',
      email: 'ann@example.com',
      role: 'reader',
      joinedAt: null,
      lastSeenAt: null,
      sessions: 0,
      passkeys: 0,
      invitation: {
        at: desk.clock.now(),
        expiresAt: new Date(desk.clock.now().getTime() + 72 * 3_600_000),
        invitedBy: 'zoe',
      },
    }),
    expect.objectContaining({
      name: 'zoe',
      joinedAt: desk.clock.now(),
      lastSeenAt: desk.clock.now(),
      sessions: 1,
      invitation: null,
    }),
  ]);
});

test('finds a person by their address in every spelling', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann.bell@gmail.com');

  for (const email of [
    'Ann.Bell@Gmail.com',
    'annbell+desk@googlemail.com',
    ' ann.bell@gmail.com',
  ]) {
    expect(await desk.people.findByEmail(email), email).toMatchObject({ id });
  }
  expect(await desk.people.findByEmail('ann.belle@gmail.com')).toBeNull();
});

test('nobody is found by what can be no id', async () => {
  const desk = await startTestDesk();

  expect(await desk.people.find(`' or true --`)).toBeNull();
  expect(await desk.sessions.list('7')).toEqual([]);
  expect(await desk.sessions.end({ id: '../7', actor: COMMAND })).toBe(false);
  expect(await desk.passkeys.list('x')).toEqual([]);
  await expect(desk.people.remove({ personId: 'x', version: 1, actor: COMMAND })).rejects.toThrow(
    PersonGone,
  );
});

test('a change is made on the version that was seen, or not at all', async () => {
  const desk = await startTestDesk();
  const { id: personId, version } = await desk.addPerson('ann@example.com');
  const change = { personId, version, actor: COMMAND };
  const saved = await desk.people.update({ ...change, changes: { name: 'Ann Bell' } });
  expect(saved).toMatchObject({ name: 'Ann Bell', version: version + 1 });

  const late = desk.people.update({ ...change, changes: { name: 'A. Bell', undoSeconds: 60 } });

  await expect(late).rejects.toThrow(StaleVersion);
  await expect(late).rejects.toMatchObject({ saved });
  expect(await desk.people.find(personId)).toEqual(saved);
});

test('of two changes on one version at once, one is made', async () => {
  const desk = await startTestDesk();
  const { id: personId, version } = await desk.addPerson('ann@example.com');

  const results = await Promise.allSettled(
    ['Ann', 'Anna', 'Annie', 'Anne'].map((name) =>
      desk.people.update({ personId, version, changes: { name }, actor: COMMAND }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const failed = results.filter((result) => result.status === 'rejected');
  expect(failed.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => expect.any(StaleVersion)),
  );
});

test('what is as it was is no change', async () => {
  const desk = await startTestDesk();
  const person = await desk.addPerson('ann@example.com');
  const before = await desk.readLog();

  const { id: personId, version, name } = person;
  const change = { personId, version, changes: { name, undoSeconds: undefined }, actor: COMMAND };
  expect(await desk.people.update(change)).toEqual(person);

  expect(await desk.readLog()).toEqual(before);
});

test('another role ends every session of that person at once, and of nobody else', async () => {
  const desk = await startTestDesk();
  const owner = await desk.addPerson('olive@example.com', 'owner');
  const ann = await desk.addPerson('ann@example.com', 'owner');
  const olives = await desk.signIn(owner.id);
  const annes = [await desk.signIn(ann.id), await desk.signIn(ann.id)];

  const { id: personId, version } = ann;
  await desk.people.update({
    personId,
    version,
    changes: { role: 'reader' },
    actor: asPerson(owner),
  });

  for (const { token } of annes) expect(await desk.sessions.find(token)).toBeNull();
  expect(await desk.sessions.find(olives.token)).toMatchObject({ person: { role: 'owner' } });
  expect((await desk.readLog()).at(-1)).toMatchObject({
    act: 'role_changed',
    personId: owner.id,
    recordId: ann.id,
    fields: ['role'],
  });
});

test.for(['update', 'remove', 'erase'] as const)('the last owner stays: no %s', async (way) => {
  const desk = await startTestDesk();
  const { id: personId, version } = await desk.addPerson('olive@example.com', 'owner');
  const invite = { email: 'otto@example.com', role: 'owner', actor: COMMAND } as const;
  // Who has not joined opens nothing yet.
  await desk.people.invite(invite);

  const goes = {
    update: () =>
      desk.people.update({ personId, version, changes: { role: 'member' }, actor: COMMAND }),
    remove: () => desk.people.remove({ personId, version, actor: COMMAND }),
    erase: () => desk.people.erase({ personId, actor: COMMAND }),
  }[way];
  await expect(goes()).rejects.toThrow(LastOwner);

  expect(await desk.people.find(personId)).toMatchObject({ role: 'owner', version });
});

test.for([
  ['both demoted', 'update', 'update'],
  ['both removed', 'remove', 'remove'],
  ['one demoted, one erased', 'update', 'erase'],
] as const)('of two owners who go at the same moment one stays: %s', async ([, first, second]) => {
  const desk = await startTestDesk();
  const goes = {
    update: (person: { personId: string; version: number }) =>
      desk.people.update({ ...person, changes: { role: 'reader' }, actor: COMMAND }),
    remove: (person: { personId: string; version: number }) =>
      desk.people.remove({ ...person, actor: COMMAND }),
    erase: ({ personId }: { personId: string }) => desk.people.erase({ personId, actor: COMMAND }),
  };
  let stayed = await desk.addPerson('olive@example.com', 'owner');
  for (let round = 0; round < 5; round += 1) {
    const other = await desk.addPerson(`otto${round}@example.com`, 'owner');

    const results = await Promise.allSettled([
      goes[first]({ personId: stayed.id, version: stayed.version }),
      goes[second]({ personId: other.id, version: other.version }),
    ]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(
      LastOwner,
    );
    stayed = results[0].status === 'rejected' ? stayed : other;
    expect(await desk.people.find(stayed.id)).toMatchObject({ role: 'owner' });
  }
});

// asvs 7.4.2
test('who is removed is out at once, with all that let them in', async () => {
  const desk = await startTestDesk();
  const { id: personId, version } = await desk.addPerson('ann@example.com');
  const { token } = await desk.signIn(personId);
  const asked = { email: 'ann@example.com', browserToken: 'a browser', addressGroup: '' };
  const { mail } = await desk.mail.ask(asked);

  await desk.people.remove({ personId, version, actor: COMMAND });

  expect(await desk.sessions.find(token)).toBeNull();
  const used = { browserToken: 'a browser', code: mail?.code ?? '', addressGroup: '' };
  expect(await desk.mail.enterCode(used)).toEqual({ kind: 'wrong', triesLeft: 0 });
  expect(await desk.mail.ask(asked)).toEqual({ mail: null });
  await expect(desk.signIn(personId)).rejects.toThrow(PersonGone);
  for (const table of ['desk_sessions', 'passkeys', 'passkey_challenges'] as const) {
    expect(await desk.db.selectFrom(table).select('id').execute()).toEqual([]);
  }
});

test('the name of who left stays for the log until they are erased, and nothing of theirs after it', async () => {
  const desk = await startTestDesk();
  const invite = { email: 'ann@café.example', name: 'Ann Bell', actor: COMMAND };
  const { person } = await desk.people.invite(invite);
  const { id: personId, version } = person;
  await desk.pool.query(
    `with lead as (
      insert into leads (reference, contacts) values ('TEST-0001', '{"email": "visitor@example.com"}') returning id
    ), draft as (
      insert into lead_drafts (lead_id, person_id, body) select id, $1, 'Not sent.' from lead
    )
    insert into lead_replies (id, lead_id, person_id, body, signature, leaves_at)
    select uuidv7(), id, $1, 'Sent.', 'Ann Bell', now() from lead`,
    [personId],
  );
  const said = 'refused: <ANN@xn--caf-dma.example> (ann@café.example) is full';
  await desk.pool.query(
    `insert into deliveries (lead_id, kind, part_id, state, reply, last_error)
      select id, 'late_digest', $1::uuid, 'dead', $2, $2 from leads`,
    [personId, said],
  );
  await desk.pool.query(
    `insert into lead_events (lead_id, kind, detail) select id, 'late_digest_dead', $1 from leads`,
    [said],
  );
  await desk.people.remove({ personId, version, actor: COMMAND });
  expect(await desk.people.list()).toEqual([]);
  expect(await desk.db.selectFrom('lead_drafts').select('body').execute()).toEqual([]);
  expect(await desk.people.listFormer()).toEqual([
    { id: personId, name: 'Ann Bell', email: 'ann@café.example', removedAt: desk.clock.now() },
  ]);
  expect((await desk.people.names()).get(personId)).toBe('Ann Bell');

  await desk.people.erase({ personId, actor: COMMAND });

  expect(await desk.people.listFormer()).toEqual([]);
  expect((await desk.people.names()).has(personId)).toBe(false);
  const replies = await desk.db.selectFrom('lead_replies').select(['body', 'signature']).execute();
  expect(replies).toEqual([{ body: 'Sent.', signature: '' }]);
  const rows = await Promise.all(
    [
      'people',
      'audit_log',
      'invitations',
      'desk_sessions',
      'sign_in_requests',
      'deliveries',
      'lead_events',
    ].map((table) =>
      desk.pool.query(`select to_jsonb(stored)::text as row from ${table} as stored`),
    ),
  );
  const stored = JSON.stringify(rows.map((result) => result.rows));
  expect(stored).not.toMatch(/ann|bell/i);
  expect(stored).toContain('refused: <…> (…) is full');
  await expect(desk.people.erase({ personId, actor: COMMAND })).rejects.toThrow(PersonGone);
});

test('somebody who left can be invited again, as somebody new', async () => {
  const desk = await startTestDesk();
  const before = await desk.addPerson('ann@example.com');
  await desk.people.remove({ personId: before.id, version: before.version, actor: COMMAND });

  const again = await desk.addPerson('ann@example.com');

  expect(again.id).not.toBe(before.id);
  expect(await desk.people.list()).toHaveLength(1);
});
