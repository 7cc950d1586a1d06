import { expect, onTestFinished, test } from 'vitest';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);

test('dead letters are tried again while somebody changes their lead, and neither is ended for the other', async () => {
  const { desk, pool, store, history } = await openLeadDesk();
  const leadId = await store();
  await pool.query(
    `insert into deliveries (lead_id, kind, state, attempts, last_error) values ($1, 'visitor', 'dead', 1, '550')`,
    [leadId],
  );
  const other = await pool.connect();
  onTestFinished(() => other.release());
  await other.query('begin');
  await other.query('select from leads where id = $1 for update', [leadId]);

  const requeued = desk.requeue({ leadId: null, actor: me });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await other.query(`update deliveries set last_error = '550 unknown'`);
  await other.query('commit');

  expect(await requeued).toBe(1);
  expect(await history(leadId)).toEqual(['requeued']);
});
