import { expect, test } from 'vitest';

import { asPerson, HOME, startTestDesk } from './test-desk.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const COMMAND = { kind: 'command' } as const;

// asvs 7.2.2, 7.2.3, 11.5.1
test('a session has a new token of 256 random bits each time, of which the database holds the hash alone', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');

  const tokens = [(await desk.signIn(id)).token, (await desk.signIn(id)).token];

  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { rows } = await desk.pool.query('select to_jsonb(s)::text as row from desk_sessions s');
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
});

// asvs 7.2.1
test('a token that somebody else made up, or fixed before, lets nobody in', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const planted = 'A'.repeat(43);
  expect(await desk.sessions.find(planted)).toBeNull();

  const { token, session } = await desk.signIn(id);

  expect(token).not.toBe(planted);
  expect(await desk.sessions.find(planted)).toBeNull();
  expect(await desk.sessions.find(session.id)).toBeNull();
  expect(await desk.sessions.find('')).toBeNull();
});

test('says who signed in, when, how, with what and from where', async () => {
  const desk = await startTestDesk();
  const person = await desk.addPerson('ann@example.com');
  const { token, session } = await desk.signIn(person.id);

  expect(await desk.sessions.find(token)).toEqual({ session, person });
  expect(session).toEqual({
    id: expect.any(String),
    personId: person.id,
    createdAt: desk.clock.now(),
    lastSeenAt: desk.clock.now(),
    provedAt: desk.clock.now(),
    endsAt: new Date(desk.clock.now().getTime() + 7 * 24 * HOUR_MS),
    way: 'link',
    agent: 'Firefox on Linux',
    addressGroup: HOME,
  });
});

// asvs 7.3.1
test('a session that is idle for 12 hours is over, one in use is not', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { token: idle } = await desk.signIn(id);
  const { token: used } = await desk.signIn(id);

  desk.clock.advance(11 * HOUR_MS);
  expect(await desk.sessions.find(used)).not.toBeNull();
  desk.clock.advance(HOUR_MS);

  expect(await desk.sessions.find(idle)).toBeNull();
  expect(await desk.sessions.find(used)).not.toBeNull();
  expect(await desk.sessions.countOpen()).toBe(1);
  expect(await desk.sessions.list(id)).toHaveLength(1);
});

test('what an open page asks for by itself finds the session, and is no use of it', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { token, session } = await desk.signIn(id);

  desk.clock.advance(11 * HOUR_MS);
  expect(await desk.sessions.find(token, { isUse: false })).toMatchObject({ session });
  expect(await desk.sessions.list(id)).toEqual([session]);
  desk.clock.advance(HOUR_MS);

  expect(await desk.sessions.find(token)).toBeNull();
});

// asvs 7.3.2
test('no session lasts longer than seven days, however much it is used', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { token } = await desk.signIn(id);

  for (let hour = 0; hour < 7 * 24 - 11; hour += 11) {
    desk.clock.advance(11 * HOUR_MS);
    expect(await desk.sessions.find(token), `hour ${hour}`).not.toBeNull();
  }
  desk.clock.advance(11 * HOUR_MS);

  expect(await desk.sessions.find(token)).toBeNull();
});

test('writes down that somebody is there once a minute at most', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { token, session } = await desk.signIn(id);

  desk.clock.advance(MINUTE_MS - 1);
  await desk.sessions.find(token);
  expect(await desk.sessions.list(id)).toEqual([session]);
  desk.clock.advance(1);
  await desk.sessions.find(token);

  expect(await desk.sessions.list(id)).toEqual([{ ...session, lastSeenAt: desk.clock.now() }]);
  expect((await desk.people.list())[0]?.lastSeenAt).toEqual(desk.clock.now());
});

test('a cookie that was stolen is worth nothing once its person has signed out', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { token: stolen, session } = await desk.signIn(id);
  const { token: elsewhere } = await desk.signIn(id);

  await desk.sessions.signOut({ session, addressGroup: HOME });

  expect(await desk.sessions.find(stolen)).toBeNull();
  expect(await desk.sessions.find(elsewhere)).not.toBeNull();
  expect((await desk.readLog()).at(-1)).toMatchObject({
    act: 'signed_out',
    personId: id,
    recordId: session.id,
  });
});

// asvs 8.2.2
test('nobody ends a session of somebody else as their own', async () => {
  const desk = await startTestDesk();
  const ann = await desk.addPerson('ann@example.com');
  const bob = await desk.addPerson('bob@example.com');
  const { token, session } = await desk.signIn(ann.id);

  const theft = { id: session.id, personId: bob.id, actor: asPerson(bob) };
  expect(await desk.sessions.end(theft)).toBe(false);

  expect(await desk.sessions.find(token)).not.toBeNull();
});

// asvs 7.4.5
test('a person ends their other sessions, an owner or the command all of them', async () => {
  const desk = await startTestDesk();
  const ann = await desk.addPerson('ann@example.com');
  const bob = await desk.addPerson('bob@example.com');
  const kept = await desk.signIn(ann.id);
  await desk.signIn(ann.id);
  await desk.signIn(ann.id);
  await desk.signIn(bob.id);

  const others = { personId: ann.id, keepId: kept.session.id, actor: asPerson(ann) };
  expect(await desk.sessions.endOthers(others)).toBe(2);
  expect(await desk.sessions.list(ann.id)).toEqual([kept.session]);
  expect(await desk.sessions.endAll({ personId: ann.id, actor: COMMAND })).toBe(1);

  expect(await desk.sessions.find(kept.token)).toBeNull();
  expect(await desk.sessions.list(bob.id)).toHaveLength(1);
  expect((await desk.readLog()).filter(({ act }) => act === 'sessions_ended')).toMatchObject([
    { actorKind: 'person', recordId: ann.id },
    { actorKind: 'command', recordId: ann.id },
  ]);
});

// asvs 7.2.4
test('a proof is fresh from when it was given, and the session goes on under another token', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { token: before, session } = await desk.signIn(id);
  desk.clock.advance(30 * MINUTE_MS);

  const token = await desk.sessions.prove({ session, addressGroup: HOME });

  const found = await desk.sessions.find(token ?? '');
  expect(found?.session).toMatchObject({ id: session.id, provedAt: desk.clock.now() });
  expect(await desk.sessions.find(before)).toBeNull();
  expect((await desk.readLog()).at(-1)).toMatchObject({ act: 'proved', recordId: session.id });
  await desk.sessions.signOut({ session, addressGroup: HOME });
  expect(await desk.sessions.prove({ session, addressGroup: HOME })).toBeNull();
});

test('who signs in while they are removed stays out', async () => {
  const desk = await startTestDesk();
  for (let round = 0; round < 5; round += 1) {
    const { id: personId, version } = await desk.addPerson(`ann${round}@example.com`);

    await Promise.allSettled([
      desk.signIn(personId),
      desk.people.remove({ personId, version, actor: COMMAND }),
      desk.signIn(personId),
    ]);

    expect(await desk.sessions.list(personId)).toEqual([]);
  }
});

test('what is over is removed, and nothing else', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  await desk.signIn(id);
  await desk.mail.ask({ email: 'ann@example.com', browserToken: 'one', addressGroup: HOME });
  await desk.passkeys.signInOptions({ browserToken: 'one' });
  desk.clock.advance(12 * HOUR_MS);
  const { token } = await desk.signIn(id);
  await desk.mail.ask({ email: 'ann@example.com', browserToken: 'two', addressGroup: HOME });
  await desk.passkeys.signInOptions({ browserToken: 'two' });

  await desk.sessions.removeOld();

  expect(await desk.sessions.find(token)).not.toBeNull();
  for (const table of ['desk_sessions', 'sign_in_requests', 'passkey_challenges'] as const) {
    const rows = await desk.db.selectFrom(table).select('id').execute();
    expect([table, rows.length]).toEqual([table, 1]);
  }
});
