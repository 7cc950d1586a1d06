import { fileURLToPath } from 'node:url';

import { startTestDesk, type TestDesk } from '@high-street/people/testing';
import { startProgram } from '@high-street/server/testing/program';
import { expect, test } from 'vitest';

import { readCommand } from '#/desk-command/read-command.ts';
import { runCommand } from '#/desk-command/run-command.ts';

const ORIGIN = 'https://desk.shop.example';
const LINK = /^https:\/\/desk\.shop\.example\/invitation\/([\w-]{43})$/m;

/** Runs the words of a command as `npm run desk --` does, and gives what it writes. */
async function run({ people, sessions, clock }: TestDesk, line: string): Promise<string> {
  const command = readCommand(line.split(' '));
  const written: string[] = [];
  const write = async (piece: string) => {
    written.push(piece);
  };
  await runCommand(command, { people, sessions, origin: ORIGIN, clock, write });
  return written.join('');
}

const tokenIn = (output: string) => LINK.exec(output)?.[1] ?? '';
const linesOf = (output: string) => output.trimEnd().split('\n');

test('the first who is invited becomes an owner, those after them members, unless it says otherwise', async () => {
  const desk = await startTestDesk();
  const first = await run(desk, 'invite olive@example.com --name Olive');
  expect(first).toContain('Olive (olive@example.com, owner)');
  const token = tokenIn(first);
  expect(await desk.invitations.accept({ token, actorAddressGroup: '' })).not.toBeNull();

  expect(await run(desk, 'invite ann@example.com')).toContain('ann (ann@example.com, member)');
  expect(await run(desk, 'invite bob@example.com --role reader')).toContain(
    'bob@example.com, reader',
  );
});

test('the second who is invited is a member, also before the first has come in', async () => {
  const desk = await startTestDesk();
  await run(desk, 'invite olive@example.com');

  expect(await run(desk, 'invite ann@example.com')).toContain('ann@example.com, member');
  expect(await run(desk, 'invite olive@example.com')).toContain('olive@example.com, owner');
});

test('who is invited again keeps their role, also while nobody is an owner', async () => {
  const desk = await startTestDesk();
  await run(desk, 'invite bob@example.com --role member');
  const { id } = await desk.addPerson('ann@example.com', 'reader');

  expect(await run(desk, 'invite bob@example.com')).toContain('bob@example.com, member');
  expect(await run(desk, 'invite ann@example.com')).toContain('ann@example.com, reader');

  expect(await desk.people.find(id)).toMatchObject({ role: 'reader' });
});

test('who has lost every way in is let in again by a link, as what they were', async () => {
  const desk = await startTestDesk();
  const owner = await desk.addPerson('olive@example.com', 'owner');

  const token = tokenIn(await run(desk, 'invite olive@example.com'));

  expect(await desk.invitations.accept({ token, actorAddressGroup: '' })).toEqual(owner);
});

test('lists the people with what they have', async () => {
  const desk = await startTestDesk();
  expect(await run(desk, 'list')).toMatch(/^Nobody belongs to the desk yet/);
  const { id } = await desk.addPerson('olive@example.com', 'owner');
  await desk.signIn(id);
  await run(desk, 'invite ann@example.com');

  const [head, ann, olive, ...more] = linesOf(await run(desk, 'list'));

  expect(head).toMatch(/^NAME +EMAIL +ROLE +STATE +LAST SEEN \(UTC\) +SESSIONS +PASSKEYS$/);
  expect(ann).toMatch(/^ann +ann@example\.com +member +invited until [\d-]+ [\d:]+ UTC +- +0 +0$/);
  expect(olive).toMatch(/^olive +olive@example\.com +owner +since [\d-]+ [\d:]+ UTC .* 1 +0$/);
  expect(more).toEqual([]);
});

test('removes and erases a person, also one who was removed before', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('olive@example.com', 'owner');
  const { id } = await desk.addPerson('ann@example.com');
  const { token } = await desk.signIn(id);

  expect(await run(desk, 'remove Ann@Example.com')).toMatch(/^ann@example\.com is removed/);
  expect(await desk.sessions.find(token)).toBeNull();
  expect(await run(desk, 'erase ann@example.com')).toMatch(/are erased/);

  expect((await desk.people.names()).has(id)).toBe(false);
  await expect(run(desk, 'erase ann@example.com')).rejects.toThrow(
    'Nobody of the desk has the address "ann@example.com".',
  );
});

test.for(['remove', 'erase', 'invite --role reader'])(
  'the last owner stays, whatever the command: %s',
  async (words) => {
    const desk = await startTestDesk();
    await desk.addPerson('olive@example.com', 'owner');

    await expect(run(desk, words.replace(/^\w+/, '$& olive@example.com'))).rejects.toThrow(
      'They are the last owner.',
    );
  },
);

test('lists sessions and ends one, those of a person, or all', async () => {
  const desk = await startTestDesk();
  const olive = await desk.addPerson('olive@example.com', 'owner');
  const ann = await desk.addPerson('ann@example.com');
  const [first] = [await desk.signIn(olive.id), await desk.signIn(olive.id)];
  await desk.signIn(ann.id);

  const [head, ...sessions] = linesOf(await run(desk, 'sessions'));
  expect(head).toMatch(/ SINCE \(UTC\) +LAST SEEN \(UTC\)$/);
  expect(sessions).toHaveLength(3);
  const [, only] = linesOf(await run(desk, 'sessions ann@example.com'));
  expect(only).toMatch(
    /^[\da-f-]{36} +ann@example\.com +Firefox on Linux +2001:db8:1:2::\/64 +link /,
  );
  expect(await run(desk, `sessions --end ${first.session.id}`)).toBe('The session has ended.\n');
  expect(await desk.sessions.find(first.token)).toBeNull();
  await expect(run(desk, 'sessions --end 7')).rejects.toThrow('There is no session "7".');
  expect(await run(desk, 'sessions ann@example.com --end-all')).toBe('Sessions ended: 1\n');
  expect(await run(desk, 'sessions --end-all')).toBe('Sessions ended: 1\n');

  expect(await run(desk, 'sessions')).toBe('Nobody is signed in.\n');
});

test('every act of the command is in the log as the command’s', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('olive@example.com', 'owner');
  const { id } = await desk.addPerson('ann@example.com');
  await desk.signIn(id);
  const before = (await desk.readLog()).length;
  for (const words of ['sessions --end-all', 'remove ann@example.com', 'erase ann@example.com']) {
    await run(desk, words);
  }

  expect((await desk.readLog()).slice(before)).toMatchObject([
    { actorKind: 'command', act: 'sessions_ended', recordId: id },
    { actorKind: 'command', act: 'person_removed', recordId: id },
    { actorKind: 'command', act: 'person_erased', recordId: id },
  ]);
});

test('runs as a program of its own, with the link at DESK_URL', async () => {
  const desk = await startTestDesk();
  const script = fileURLToPath(new URL('../src/desk-command/cli.ts', import.meta.url));
  const variables = { DATABASE_URL: desk.url, DESK_URL: ORIGIN };
  const ended = await startProgram([script, 'invite', 'olive@example.com'], variables).ended;

  expect(ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(await desk.invitations.find(tokenIn(ended.stdout))).not.toBeNull();
});
