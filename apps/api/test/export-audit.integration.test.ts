import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { refuseInserts } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { anEnquiry } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { aFolder } from './temp-folder.ts';
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

test.for([
  [
    '42501',
    /^Nothing was exported\. Each export is .* first, and that failed: nothing new today\.\n$/,
  ],
  ['53100', /^There is too little room on the disk of the database /],
] as const)(
  'an export by command that the log does not take, with %s, gives nothing away and says why',
  async ([errorCode, reason]) => {
    const { app, db, databaseUrl } = await startTestApp();
    await storeLead(app, anEnquiry());
    const file = join(await aFolder(), 'leads.csv');
    await refuseInserts(db, 'audit_log', errorCode);

    for (const words of [
      ['--csv', '-'],
      ['--csv', file],
      ['anna@example.com', '--json', '-'],
    ]) {
      const { code, stdout, stderr } = await runLeads(
        { DATABASE_URL: databaseUrl },
        'export',
        ...words,
      );
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(reason);
    }
    expect(existsSync(file)).toBe(false);
  },
);
