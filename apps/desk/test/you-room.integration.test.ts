import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

/** The room of a member who has a passkey. */
async function startRoom() {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const { id = '', version = 0 } = (await desk.people.findByEmail('member@shop.example')) ?? {};
  const passkey = await desk.db
    .insertInto('passkeys')
    .values({
      person_id: id,
      credential_id: Buffer.from('of the phone'),
      public_key: Buffer.from('public'),
      counter: 0,
      transports: [],
      name: 'Phone',
      is_backed_up: false,
      created_at: desk.clock.now(),
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const send = (fields: Readonly<Record<string, string>>, query = '') =>
    member.post(`/you${query}`, { version: String(version), ...fields });
  return { desk, send, passkeyId: passkey.id, findMe: () => desk.people.find(id) };
}

test('a passkey is given no name of blanks: the room says so at its field, and keeps what was typed', async () => {
  const { desk, send, passkeyId } = await startRoom();
  const rename = { intent: 'rename-passkey', passkeyId };

  const blank = await send({ ...rename, passkeyName: '  ' });
  expect(blank.statusCode).toBe(422);
  expect(blank.body).toContain('Enter a name of 60 characters at most');
  expect(blank.body).toMatch(/<details class="own-rename" open=""/);
  const long = 'x'.repeat(61);
  expect((await send({ ...rename, passkeyName: long })).body).toContain(`value="${long}"`);
  const passkeys = () => desk.db.selectFrom('passkeys').select('name').execute();
  expect(await passkeys()).toEqual([{ name: 'Phone' }]);

  expect((await send({ ...rename, passkeyName: ' Old phone ' })).statusCode).toBe(303);
  expect(await passkeys()).toEqual([{ name: 'Old phone' }]);
});

test('a signature is as long as it is stored, however a form without scripts ends its lines', async () => {
  const { send, findMe } = await startRoom();
  const lines = ['a'.repeat(249), 'b'.repeat(250)];

  const sent = await send({ intent: 'signature', signature: lines.join('\r\n') });

  expect(sent.statusCode).toBe(303);
  expect((await findMe())?.signature).toBe(lines.join('\n'));
});

test('a signature that is too long comes back with what is wrong with it', async () => {
  const { send, findMe } = await startRoom();
  const signature = 'a'.repeat(501);

  const refused = await send({ intent: 'signature', signature });

  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Use 500 characters at most');
  expect(refused.body).toContain(`>${signature}</textarea>`);
  expect((await findMe())?.signature).toBe(null);
});

test('a form that is refused says nothing more of what was saved before it', async () => {
  const { send } = await startRoom();

  const refused = await send({ intent: 'name', name: '' }, '?done=preferences');

  expect(refused.statusCode).toBe(422);
  expect(refused.body).not.toContain('<b>Saved.</b>');
});

test('a form of which more is wrong than what was typed is too old', async () => {
  const { send, passkeyId } = await startRoom();
  for (const fields of [
    { intent: 'rename-passkey', passkeyId: 'x', passkeyName: '' },
    { intent: 'signature', version: 'x', signature: 'Mara' },
    { intent: 'rename-passkey', passkeyId },
  ]) {
    expect((await send(fields)).statusCode).toBe(400);
  }
});
