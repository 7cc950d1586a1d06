import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { backupStream, openBackup } from '@high-street/server';
import { expect, test } from 'vitest';

import { inviteFirstOwner } from '#/index.ts';

import { createSoftAuthenticator } from './soft-authenticator.ts';
import { asPerson, HOME, ORIGIN, startTestDesk } from './test-desk.ts';

const BROWSER = { browserToken: 'the browser', addressGroup: HOME };

test('a backup brings back people, passkeys and the log, and nobody is signed in or invited by it', async () => {
  const before = await startTestDesk();
  const person = await before.addPerson('olive@example.com', 'owner');
  const authenticator = createSoftAuthenticator(ORIGIN);
  const created = authenticator.create(
    await before.passkeys.registerOptions({ person, ...BROWSER }),
    { counter: 1 },
  );
  await before.passkeys.register({ person, ...BROWSER, response: created, name: 'Laptop' });
  const { token } = await before.signIn(person.id);
  const invite = { email: 'ann@example.com', actor: asPerson(person) };
  const invitation = await before.people.invite(invite);
  const { mail } = await before.mail.ask({ ...BROWSER, email: 'olive@example.com' });
  const backup = await text(backupStream(before.pool));

  const after = await startTestDesk();
  // As a fresh start prints it.
  await inviteFirstOwner(after.parts);
  const opened = await openBackup(Readable.from([Buffer.from(backup)]));
  await opened.restore(after.pool);

  expect(await after.readLog()).toEqual(await before.readLog());
  expect(await after.people.find(person.id)).toEqual(person);
  expect(await after.sessions.find(token)).toBeNull();
  expect(await after.invitations.find(invitation.token)).toBeNull();
  const used = { ...BROWSER, code: mail?.code ?? '' };
  expect(await after.mail.enterCode(used)).toMatchObject({ kind: 'wrong' });
  const response = authenticator.get(await after.passkeys.signInOptions(BROWSER));
  expect(await after.passkeys.signIn({ ...BROWSER, response })).toEqual({ kind: 'in', person });
  const lines = await after.readLog();
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  for (const secret of [token, invitation.token, mail?.linkToken ?? token]) {
    expect(backup).not.toContain(secret);
  }
});

test('a backup is not restored over people who are there', async () => {
  const desk = await startTestDesk();
  const backup = await text(backupStream(desk.pool));
  await desk.addPerson('ann@example.com');

  const opened = await openBackup(Readable.from([Buffer.from(backup)]));
  await expect(opened.restore(desk.pool)).rejects.toThrow(
    /holds leads, bookings or people already/,
  );
});
