import { expect, test } from 'vitest';

import { startLeadRoom } from './lead-room.ts';
import { storeBooking } from './some-bookings.ts';
import { storeLead } from './stored-lead.ts';

const AHEAD = '2040-01-05T14:00:00.000Z';

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
  const from = `${path}/erase?list=${encodeURIComponent('view=won&page=p2')}`;
  const { headers } = await owner.post(from, { email: other.email, reference });
  expect(headers.location).toBe('/leads?view=won&page=p2&done=erased');
  expect(await find()).toBeNull();
});

test('says before a person is erased that demos ahead stay in the calendars of the team, and which were booked with another address', async () => {
  const { desk, path, id } = await startLeadRoom({ email: 'aoife@harbourlight.example' });
  const owner = await desk.signedIn('owner');
  await storeBooking(desk.db, { reference: 'AAAAA-11111', start: AHEAD, leadId: id });
  const other = await storeLead(desk, { email: 'quill@shop.example' });
  const later = '2040-01-06T14:00:00.000Z';
  await storeBooking(desk.db, { reference: 'BBBBB-11111', start: later, leadId: other.id });

  const { body } = await owner.get(`${path}/erase`);
  const theirs = await owner.get(`/leads/${other.reference}/erase`);

  expect(body).toContain(
    'The entry of demo AAAAA-11111, Thursday 5 January 2040, 14:00 GMT, in the calendars of the team. Remove it there: nobody is told.',
  );
  expect(theirs.body).toContain(
    'Demo BBBBB-11111, booked with another address. Erase that one too if it is theirs',
  );
});
