import { expect, test } from 'vitest';

import { eraseByEmail, previewErase } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

test('names the demos that are ahead, none that is cancelled, held, over or of somebody else, and those that stay', async () => {
  const { db, audit, pool, store, book } = await openLeadDesk();
  const leadId = await store();
  const other = await store({ email: 'bea@example.com' });
  await book(leadId, 'OVER-0001');
  await pool.query(`update bookings set starts_at = now() - interval '2 hours',
    ends_at = now() - interval '1 hour', blocked_until = now() - interval '1 hour'`);
  await book(leadId, 'AHEAD-0001');
  await book(leadId, 'CANC-0001', 'cancelled');
  await book(leadId, 'HELD-0001', 'held');
  await book(leadId, 'AHEAD-0002');
  await book(other, 'BEAS-0001');
  await book(leadId, 'ELSE-0001');
  await pool.query(`update bookings set mailbox =
    case reference when 'BEAS-0001' then 'bea@example.com' when 'ELSE-0001' then 'anna@home.example'
    else 'anna@example.com' end`);

  const preview = await previewErase(db, 'anna@example.com');
  const erased = await eraseByEmail(db, 'anna@example.com', { audit, actor: actorOf(ME) });

  expect(preview.ahead.map(({ reference }) => reference)).toEqual(['AHEAD-0001', 'AHEAD-0002']);
  expect(erased.ahead).toEqual(preview.ahead);
  expect(preview.otherDemos).toEqual(['ELSE-0001']);
  expect(erased.otherDemos).toEqual(['ELSE-0001']);
});
