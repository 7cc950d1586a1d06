import { expect, test } from 'vitest';

import { anEnquiry } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { startTestApp, storeLead } from './test-app.ts';

test('an export by command is in the audit log, without whose data it was', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  await storeLead(app, anEnquiry());
  const run = (...words: string[]) => runLeads({ DATABASE_URL: databaseUrl }, 'export', ...words);

  const all = await run('--csv', '-');
  const one = await run('anna@example.com', '--json', '-');

  expect([all.stdout, one.stdout].every((text) => text.includes('anna@example.com'))).toBe(true);
  const lines = await db
    .selectFrom('audit_log')
    .select(['actor_kind', 'act', 'record_id', 'fields'])
    .where('act', 'like', '%export%')
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { actor_kind: 'command', act: 'leads_exported', record_id: null, fields: ['csv'] },
    { actor_kind: 'command', act: 'person_data_exported', record_id: null, fields: [] },
  ]);
});
