import { expect, test } from 'vitest';

import { createLeadReader } from '#/index.ts';

import { openLeads } from './stored-leads.ts';

const LONG = `${'Höhe '.repeat(200)}Yours, Anna`;

test('of many mails about a lead the newest are read whole, and long early ones by their beginning or one at a time', async () => {
  const { db, pool, store } = await openLeads();
  const leadId = await store({ at: '2026-01-01T09:00:00Z' });
  const reader = createLeadReader(db);
  const add = async (number: number, body: string, quoted = '') =>
    pool.query(
      `insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments,
         is_automatic) values ($1, $2, now(), 'anna@example.com', '', $3, $4, '[]', false)`,
      [leadId, `<${number}@mail.example>`, body, quoted],
    );
  await add(1, LONG, '> Hello');
  await add(2, 'Short.');
  await add(3, 'Short.', '> Hello');
  for (let number = 4; number <= 23; number += 1) await add(number, LONG, '> Hello');

  const mails = await reader.messages(leadId);
  const [first, second, third, ...newest] = mails;
  expect(first).toMatchObject({ extent: 'cut', body: LONG.slice(0, 500), quoted: '' });
  expect(second).toMatchObject({ extent: 'whole', body: 'Short.' });
  expect(third).toMatchObject({ extent: 'cut', body: 'Short.', quoted: '' });
  expect(newest).toHaveLength(20);
  for (const mail of newest) {
    expect(mail).toMatchObject({ extent: 'whole', body: LONG, quoted: '> Hello' });
  }

  const [opened, , closed] = await reader.messages(leadId, { opened: first?.id ?? '' });
  expect(opened).toMatchObject({ extent: 'opened', body: LONG, quoted: '> Hello' });
  expect(closed).toMatchObject({ extent: 'cut' });
  expect(await reader.messages(leadId, { opened: 'no id\0' })).toEqual(mails);
});
