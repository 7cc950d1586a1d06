import { expect, test } from 'vitest';

import { AlreadyJoined, createInvitations, inviteFirstOwner, LastOwner } from '#/index.ts';

import { asPerson, HOME, startTestDesk } from './test-desk.ts';

const HOUR_MS = 3_600_000;
const COMMAND = { kind: 'command' } as const;
const EMAIL = 'ann@example.com';
const FIRST = { name: 'Olive Moor', email: 'olive@example.com' };

// asvs 6.4.1
test('a link lets its person in, once', async () => {
  const desk = await startTestDesk();
  const owner = await desk.addPerson('olive@example.com', 'owner');
  const invite = { email: EMAIL, name: 'Ann', role: 'reader', actor: asPerson(owner) } as const;
  const { person, token, expiresAt } = await desk.people.invite(invite);
  expect(await desk.invitations.find(token)).toEqual({ person, expiresAt });

  const accepted = await desk.invitations.accept({ token, actorAddressGroup: HOME });

  expect(accepted).toEqual({ ...person, joinedAt: desk.clock.now() });
  expect(await desk.invitations.find(token)).toBeNull();
  expect(await desk.invitations.accept({ token, actorAddressGroup: HOME })).toBeNull();
  expect((await desk.readLog()).slice(-3)).toMatchObject([
    { act: 'invited', personId: owner.id, recordId: person.id },
    { act: 'joined', personId: person.id, addressGroup: HOME },
    { act: 'sign_in_refused', actorKind: 'visitor', fields: ['invitation'], addressGroup: HOME },
  ]);
});

test('looking at a link, however often, uses nothing up', async () => {
  const desk = await startTestDesk();
  const { token } = await desk.people.invite({ email: EMAIL, actor: COMMAND });

  for (let look = 0; look < 10; look += 1) await desk.invitations.find(token);

  expect(await desk.invitations.accept({ token, actorAddressGroup: HOME })).not.toBeNull();
});

test('of many acceptances of one link at once, in several processes, one is', async () => {
  const desk = await startTestDesk();
  // Each process has its own queue.
  const processes = [1, 2, 3].map(() => createInvitations(desk.parts));
  for (let round = 0; round < 5; round += 1) {
    const { token } = await desk.people.invite({ email: `a${round}@example.com`, actor: COMMAND });

    const accepted = await Promise.all(
      [...processes, ...processes].map((invitations) =>
        invitations.accept({ token, actorAddressGroup: HOME }),
      ),
    );

    expect(accepted.filter((person) => person !== null)).toHaveLength(1);
  }
  const acts = (await desk.readLog()).map(({ act }) => act);
  expect(acts.filter((act) => act === 'joined')).toHaveLength(5);
  expect(acts.filter((act) => act === 'sign_in_refused')).toHaveLength(25);
});

// asvs 6.4.1
test.for([
  ['a person', 72],
  ['the command', 24],
] as const)('the link of %s is good for %i hours', async ([who, hours]) => {
  const desk = await startTestDesk();
  const owner = await desk.addPerson('olive@example.com', 'owner');
  const actor = who === 'a person' ? asPerson(owner) : COMMAND;
  const { token, expiresAt } = await desk.people.invite({ email: EMAIL, actor });
  expect(expiresAt).toEqual(new Date(desk.clock.now().getTime() + hours * HOUR_MS));

  desk.clock.advance(hours * HOUR_MS - 1);
  expect(await desk.invitations.find(token)).not.toBeNull();
  desk.clock.advance(1);

  expect(await desk.invitations.find(token)).toBeNull();
  expect(await desk.invitations.accept({ token, actorAddressGroup: HOME })).toBeNull();
});

test('to invite again gives a new link and ends the old one', async () => {
  const desk = await startTestDesk();
  const first = await desk.people.invite({ email: EMAIL, role: 'reader', actor: COMMAND });

  const again = await desk.people.invite({
    email: 'Ann@Example.com',
    name: 'Ann',
    role: 'owner',
    actor: COMMAND,
  });

  expect(again.person).toMatchObject({ id: first.person.id, name: 'Ann', role: 'owner' });
  expect(await desk.invitations.find(first.token)).toBeNull();
  expect(await desk.invitations.find(again.token)).not.toBeNull();
  expect(await desk.people.list()).toHaveLength(1);
});

test('who has not joined has the address to which they were invited last, however it was written before', async () => {
  const desk = await startTestDesk();
  const first = await desk.people.invite({ email: 'ann+desk@example.com', actor: COMMAND });

  const again = await desk.people.invite({ email: EMAIL, actor: COMMAND });

  expect(again.person).toMatchObject({ id: first.person.id, email: EMAIL });
  expect((await desk.readLog()).slice(-2)).toMatchObject([
    { act: 'person_changed', recordId: first.person.id, fields: ['email'] },
    { act: 'invited', recordId: first.person.id },
  ]);
});

test('who has joined keeps their address when the command makes a link for another spelling', async () => {
  const desk = await startTestDesk();
  const person = await desk.addPerson(EMAIL);

  const again = await desk.people.invite({ email: 'ann+desk@example.com', actor: COMMAND });

  expect(again.person).toEqual(person);
});

test('two who invite the same person at once invite one person, with one good link', async () => {
  const desk = await startTestDesk();

  const made = await Promise.all(
    Array.from({ length: 4 }, () => desk.people.invite({ email: EMAIL, actor: COMMAND })),
  );

  expect(new Set(made.map(({ person }) => person.id)).size).toBe(1);
  const found = await Promise.all(made.map(({ token }) => desk.invitations.find(token)));
  expect(found.filter((invitation) => invitation !== null)).toHaveLength(1);
});

test('a link that is taken back lets nobody in, and its person is gone from the list', async () => {
  const desk = await startTestDesk();
  const { person, token } = await desk.people.invite({ email: EMAIL, actor: COMMAND });

  expect(await desk.people.takeBack({ personId: person.id, actor: COMMAND })).toBe(true);

  expect(await desk.invitations.find(token)).toBeNull();
  expect(await desk.invitations.accept({ token, actorAddressGroup: HOME })).toBeNull();
  expect(await desk.people.list()).toEqual([]);
  expect(await desk.people.takeBack({ personId: person.id, actor: COMMAND })).toBe(false);
});

test('a link that is taken back while it is accepted does one or the other', async () => {
  const desk = await startTestDesk();
  for (let round = 0; round < 5; round += 1) {
    const { person, token } = await desk.people.invite({
      email: `a${round}@example.com`,
      actor: COMMAND,
    });

    const [accepted, isTakenBack] = await Promise.all([
      desk.invitations.accept({ token, actorAddressGroup: HOME }),
      desk.people.takeBack({ personId: person.id, actor: COMMAND }),
    ]);

    expect(accepted === null).toBe(isTakenBack);
    expect((await desk.people.find(person.id)) === null).toBe(isTakenBack);
  }
});

test('nothing is taken back of who has joined', async () => {
  const desk = await startTestDesk();
  const { id: personId } = await desk.addPerson(EMAIL);

  expect(await desk.people.takeBack({ personId, actor: COMMAND })).toBe(false);

  expect(await desk.people.find(personId)).not.toBeNull();
});

test('an owner makes no link for who has joined, since it would let in whoever has it; the command does', async () => {
  const desk = await startTestDesk();
  const owner = await desk.addPerson('olive@example.com', 'owner');
  const ann = await desk.addPerson(EMAIL);

  const invite = { email: EMAIL, role: 'owner', actor: asPerson(owner) } as const;
  await expect(desk.people.invite(invite)).rejects.toThrow(AlreadyJoined);
  expect(await desk.people.find(ann.id)).toEqual(ann);

  const { token } = await desk.people.invite({ email: EMAIL, actor: COMMAND });
  expect(await desk.invitations.accept({ token, actorAddressGroup: HOME })).toEqual(ann);
});

test('the last owner is not invited as something else', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('olive@example.com', 'owner');

  await expect(
    desk.people.invite({ email: 'olive@example.com', role: 'reader', actor: COMMAND }),
  ).rejects.toThrow(LastOwner);
});

test('the first owner says who they are, and is in once', async () => {
  const desk = await startTestDesk();
  const made = await inviteFirstOwner(desk.parts);
  const token = made?.token ?? '';
  expect(made?.expiresAt).toEqual(new Date(desk.clock.now().getTime() + 24 * HOUR_MS));
  expect(await desk.invitations.find(token)).toEqual({ person: null, expiresAt: made?.expiresAt });

  const acceptance = { token, actorAddressGroup: HOME, firstOwner: FIRST };
  const accepted = await Promise.all([
    desk.invitations.accept(acceptance),
    desk.invitations.accept(acceptance),
  ]);

  const owners = accepted.filter((person) => person !== null);
  expect(owners).toMatchObject([{ ...FIRST, role: 'owner', joinedAt: desk.clock.now() }]);
  expect(await inviteFirstOwner(desk.parts)).toBeNull();
  expect((await desk.readLog())[0]).toMatchObject({ act: 'joined', personId: owners[0]?.id });
});

test('the link for the first owner is not used up by who does not say their name', async () => {
  const desk = await startTestDesk();
  const { token = '' } = (await inviteFirstOwner(desk.parts)) ?? {};

  expect(await desk.invitations.accept({ token, actorAddressGroup: HOME })).toBeNull();

  const acceptance = { token, actorAddressGroup: HOME, firstOwner: FIRST };
  expect(await desk.invitations.accept(acceptance)).toMatchObject(FIRST);
});

test('a new start ends the link that the one before it printed', async () => {
  const desk = await startTestDesk();
  const first = await inviteFirstOwner(desk.parts);
  const second = await inviteFirstOwner(desk.parts);

  expect(await desk.invitations.find(first?.token ?? '')).toBeNull();
  expect(await desk.invitations.find(second?.token ?? '')).not.toBeNull();
});

test('the link for the first owner is worth nothing once an owner came in by another', async () => {
  const desk = await startTestDesk();
  const { token = '' } = (await inviteFirstOwner(desk.parts)) ?? {};
  await desk.addPerson('olive@example.com', 'owner');

  expect(await desk.invitations.find(token)).toBeNull();
  const acceptance = { token, actorAddressGroup: HOME, firstOwner: FIRST };
  expect(await desk.invitations.accept(acceptance)).toBeNull();
});

test('who was invited as something else and has the link of the first owner becomes that', async () => {
  const desk = await startTestDesk();
  const email = FIRST.email.replace('@', '+desk@');
  const { person } = await desk.people.invite({ email, actor: COMMAND });
  const { token = '' } = (await inviteFirstOwner(desk.parts)) ?? {};

  const acceptance = { token, actorAddressGroup: HOME, firstOwner: FIRST };
  expect(await desk.invitations.accept(acceptance)).toMatchObject({
    id: person.id,
    role: 'owner',
    ...FIRST,
  });
});
