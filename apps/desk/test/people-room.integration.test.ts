import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The line of one person in the table of the room. */
function findRow(body: string, personId: string): string {
  return body.split('<tr ').find((row) => row.includes(`data-row-id="${personId}"`)) ?? '';
}

/** An owner at work, and a member who may be changed. */
async function startRoom() {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  const member = await desk.signedIn('member', 'tom@shop.example');
  const person = await desk.people.findByEmail('tom@shop.example');
  const personId = person?.id ?? '';
  const findRole = async () => (await desk.people.find(personId))?.role;
  const giveRole = (role: string, version: number) =>
    owner.post('/people', { intent: 'role', personId, version: String(version), role });
  return { desk, owner, member, personId, version: person?.version ?? 0, findRole, giveRole };
}

test('a second role given on what was seen before the first is refused, and both are shown', async () => {
  const { version, findRole, giveRole } = await startRoom();
  expect(await giveRole('reader', version)).toMatchObject({ statusCode: 303 });
  const late = await giveRole('owner', version);

  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Two answers');
  expect(late.body).toContain('You, not saved');
  expect(await findRole()).toBe('reader');
});

test('names the owner who gave the role, not a stranger who failed to sign in since', async () => {
  const { desk, member, personId, version, giveRole } = await startRoom();
  const olive = await desk.signedIn('owner', 'olive@shop.example');
  const role = { intent: 'role', personId, version: String(version), role: 'reader' };
  await olive.post('/people', role);
  await member.get('/sign-in');
  await member.post('/sign-in', { email: 'tom@shop.example' });
  await desk.mailsOnce(1);
  await member.post('/sign-in/code', { code: '000000' });
  expect((await desk.readLog()).at(-1)).toMatchObject({
    act: 'sign_in_refused',
    recordId: personId,
  });

  const late = await giveRole('owner', version);

  expect(late.body).toMatch(/owner, saved \d\d:\d\d/);
  expect(late.body).not.toContain('The visitor');
});

test('who gets another role has to sign in again', async () => {
  const { member, version, giveRole } = await startRoom();
  expect(await member.get('/more')).toMatchObject({ statusCode: 200 });
  await giveRole('reader', version);

  expect(await member.get('/more')).toMatchObject({ statusCode: 303 });
});

test('the role that somebody has already signs nobody out, and the room does not say that it did', async () => {
  const { member, version, giveRole } = await startRoom();

  const answer = await giveRole('member', version);

  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/people' } });
  expect(await member.get('/more')).toMatchObject({ statusCode: 200 });
  const changed = await giveRole('reader', version);
  expect(changed.headers.location).toContain('done=role');
});

test('where a role or an invitation is refused, the room no longer says whom the last one went to', async () => {
  const { desk, owner, personId } = await startRoom();
  const { id = '', version } = (await desk.people.findByEmail('owner@shop.example')) ?? {};
  const room = `/people?done=invited&person=${personId}`;
  expect((await owner.get(room)).body).toContain('<b>Invited.</b>');
  const role = { intent: 'role', personId: id, version: String(version), role: 'reader' };

  const last = await owner.post(room, role);
  const invitation = await owner.post(room, { intent: 'invite', email: 'ben@' });

  expect([last.statusCode, invitation.statusCode]).toEqual([409, 422]);
  expect(last.body).toContain('There must be one owner.');
  for (const { body } of [last, invitation]) expect(body).not.toContain('<b>Invited.</b>');
});

test('a change of somebody who was removed or erased meanwhile finds nobody', async () => {
  const { desk, owner, personId, version, giveRole } = await startRoom();
  const leave = `/people/${personId}/remove`;
  const erase = `/people/${personId}/erase`;
  expect(await owner.post(leave, { version: String(version) })).toMatchObject({ statusCode: 303 });
  expect(await owner.post(erase, {})).toMatchObject({ statusCode: 303 });

  for (const answer of [
    await owner.post(leave, { version: String(version) }),
    await owner.post(erase, {}),
    await giveRole('reader', version),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
  expect(await desk.people.list()).toHaveLength(1);
});

test('who has come in stays a person who is here when the command makes a link for them', async () => {
  const { desk, owner, personId } = await startRoom();
  await desk.invite('tom@shop.example', 'member');

  const { body } = await owner.get('/people');

  expect(body).toContain('2 people, one owner.');
  const row = findRow(body, personId);
  expect(row).toContain('aria-label="Role of member"');
  expect(row).toContain('/remove"');
  expect(row).not.toMatch(/Invit|Take back|Send again/);
});

test('who never came in is still only invited when their invitation is not kept any more', async () => {
  const { desk } = await startRoom();
  await desk.invite('ann@shop.example', 'owner');
  const ann = await desk.people.findByEmail('ann@shop.example');
  desk.clock.advance(32 * DAY_MS);
  await desk.sessions.removeOld();
  const other = await desk.signedIn('owner', 'olive@shop.example');

  const { body } = await other.get('/people');

  expect(body).toContain('3 people, 2 owners.');
  const row = findRow(body, ann?.id ?? '');
  expect(row).toContain('Invitation ended');
  expect(row).toContain('New link');
  expect(row).toContain('Take back');
  expect(row).not.toMatch(/Role of ann|remove"/);
});

test.for(['send-again', 'take-back'])(
  'an invitation of who has come in meanwhile is left alone, and the room says so: %s',
  async (intent) => {
    const { desk, owner, personId } = await startRoom();
    const log = await desk.readLog();

    const answer = await owner.post('/people', { intent, personId });

    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('This person has come in meanwhile. “Remove” takes them out.');
    expect(await desk.people.find(personId)).not.toBeNull();
    expect(await desk.readLog()).toEqual(log);
  },
);

test('an invitation to an address that was put right goes there', async () => {
  const { desk, owner } = await startRoom();
  const invite = (email: string) =>
    owner.post('/people', { intent: 'invite', email, name: 'Ann', role: 'member' });
  await invite('ann+desk@shop.example');
  await desk.mailsOnce(1);

  await invite('ann@shop.example');

  const mails = await desk.mailsOnce(2);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([
    'ann+desk@shop.example',
    'ann@shop.example',
  ]);
});

test('an invitation that was taken back already finds nobody', async () => {
  const { desk, owner } = await startRoom();
  await desk.invite('ann@shop.example', 'member');
  const ann = await desk.people.findByEmail('ann@shop.example');
  const takeBack = () => owner.post('/people', { intent: 'take-back', personId: ann?.id ?? '' });

  expect((await takeBack()).headers.location).toContain('done=taken');
  expect((await takeBack()).statusCode).toBe(404);
});
