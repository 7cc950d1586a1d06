import { expect, test } from 'vitest';

import { send, startLeadRoom } from './lead-room.ts';
import { storeLead } from './stored-lead.ts';

test('of a lead whose address was changed since the owner was asked nothing is erased, and the page shows both', async () => {
  const email = 'xanthe@shop.example';
  const other = { email: 'quill@shop.example', message: 'We opened a second branch.' };
  const { desk, member, path, reference, version, find } = await startLeadRoom({ email });
  const theirs = await storeLead(desk, other);
  const owner = await desk.signedIn('owner');
  expect((await owner.get(`${path}/erase`)).body).toContain(`name="email" value="${email}"`);
  await member.post(`${path}/address`, { version: await version(), email: other.email });

  const late = await owner.post(`${path}/erase`, { email, reference });

  expect(late.statusCode).toBe(409);
  for (const words of [
    'The address was changed meanwhile, so nothing was erased.',
    email,
    '2 leads with their history',
    `name="email" value="${other.email}"`,
    `value="${reference}"`,
  ]) {
    expect(late.body).toContain(words);
  }
  expect(await find()).not.toBeNull();
  expect(await desk.services.leadReader.find(theirs.reference)).not.toBeNull();
  expect(await send(owner, `${path}/erase`, { email: other.email, reference })).toBe(303);
  expect(await find()).toBeNull();
});
