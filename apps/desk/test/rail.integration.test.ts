import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';

test('the rail says how many wait, are in quarantine and were given up', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  const { id } = await storeLead(desk);
  await storeLead(desk, { isQuarantined: true });
  await desk.db
    .insertInto('deliveries')
    .values({ lead_id: id, kind: 'confirmation', state: 'dead' })
    .execute();

  const { body } = await reader.get('/people');
  const counts = await reader.get('/more');
  expect(body).toContain('Not open to you');
  for (const words of ['1 waiting', '1 in quarantine', '1 given up']) {
    expect(counts.body).toContain(words);
  }
});

test('the rail counts no further than anybody reads', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  await storeLead(desk);
  await desk.pool.query(`insert into leads (reference, contacts)
    select 'MANY-' || number, contacts from leads, generate_series(1, 1000) as number`);

  expect((await reader.get('/more')).body).toContain('999+ waiting');
});
