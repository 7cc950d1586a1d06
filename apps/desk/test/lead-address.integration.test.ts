import { expect, test } from 'vitest';

import { startLeadRoom } from './lead-room.ts';

test('the address that a lead has sends again what was given up, and the page says what is so', async () => {
  const { desk, member, path, id, find, version } = await startLeadRoom({ email: 'a@b.example' });
  await desk.pool.query(
    `insert into deliveries (lead_id, kind, state, attempts) values ($1, 'reply', 'dead', 9)`,
    [id],
  );
  const save = async (email: string) => {
    const answer = await member.post(`${path}/address`, { version: await version(), email });
    return (await member.get(String(answer.headers.location))).body;
  };

  const sent = await save('a@b.example');

  expect(sent).toContain('On its way again.');
  expect(sent).toContain('The address is as it was.');
  const { rows } = await desk.pool.query('select state from deliveries where lead_id = $1', [id]);
  expect(rows).toEqual([{ state: 'waiting' }]);
  expect(await save('a@b.example')).toContain('There is nothing left to send again.');
  expect(await save('c@b.example')).toContain('There was nothing to send again.');
  expect(await find()).toMatchObject({ version: 2, contacts: { email: 'c@b.example' } });
});
