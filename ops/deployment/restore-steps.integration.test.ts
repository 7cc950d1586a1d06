import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { readProject } from './testing/read-project.ts';

/** What is done between a restore and the start of the services, in each of the documents. */
const WAYS = [
  ['docs/operations.md', /npm run restore -- \/var\/backups.*?systemctl start /s],
  ['docs/deployment.md', /ops\/backup\.ts restore .*?docker compose up /s],
] as const;

const ADD = `
  insert into leads (reference, contacts) values ('7Q4M-2XKP', '{}'), ('7Q4M-2XKQ', '{}');
  insert into lead_events (lead_id, kind, at)
    select id, kind, case when reference = '7Q4M-2XKP' then '2026-03-02' else '2026-02-27' end::timestamptz
    from leads, unnest(array['news_stopped', 'news_stopped', 'withdrawn']) as kind;
  insert into erased_leads (reference, stored_at, erased_at, reason) values
    ('ASKED-FOR', '2026-01-01', '2026-03-02', 'request'), ('EARLIER', '2026-01-01', '2026-02-27', 'request'),
    ('OLD', '2024-01-01', '2026-03-02', 'retention');
  insert into audit_log (at, actor_kind, act, record_kind, record_id) values
    ('2026-03-02', 'visitor', 'person_data_erased', null, null),
    ('2026-03-02', 'visitor', 'person_data_erased', 'booking', '7F3A0-9C21D'),
    ('2026-03-02', 'visitor', 'booking_cancelled', 'booking', '7F3A0-9C21E'),
    ('2026-02-27', 'visitor', 'person_data_erased', 'booking', '7F3A0-9C21F');`;

test.for(WAYS)(
  'before the services start after a restore, %s has people removed, visitors erased, news stopped and enquiries withdrawn again',
  ([file, between]) => {
    const [steps = ''] = between.exec(readProject(file)) ?? [];

    expect(steps).toMatch(/(?:npm run desk --|desk-command\/cli\.ts) remove /);
    expect(steps).toMatch(/(?:npm run bookings --|bookings-command\/cli\.ts) show /);
    expect(steps).toMatch(/(?:npm run leads --|leads-command\/cli\.ts) erase /);
    expect(steps).toMatch(/(?:npm run leads --|leads-command\/cli\.ts) stop-news /);
    expect(steps).toMatch(
      /(?:npm run leads --|leads-command\/cli\.ts) mark \S+ lost withdrawn\)?$/m,
    );
  },
);

test.for(WAYS)('once the services run, %s removes the database before', ([file, between]) => {
  const text = readProject(file);
  const [steps = ''] = between.exec(text) ?? [];
  const later = text.slice(text.indexOf(steps) + steps.length);

  expect(later).toMatch(/dropdb .*high_street_before$/m);
});

test.for(WAYS)(
  'the database before tells %s whom to erase, whose news to stop and what was withdrawn: since the backup',
  async ([file, between]) => {
    const [steps = ''] = between.exec(readProject(file)) ?? [];
    const queries = Array.from(steps.matchAll(/--command="(.*?)"/gs), ([, query = '']) => query);
    const { pool, close } = await createTestDatabase();
    onTestFinished(close);
    await pool.query(ADD);

    const found = [];
    for (const query of queries) found.push((await pool.query(query)).rows);

    const since = [{ reference: '7Q4M-2XKP' }];
    const booking = [{ record_kind: 'booking', record_id: '7F3A0-9C21D' }];
    expect(found).toEqual([[{ reference: 'ASKED-FOR' }], booking, since, since]);
  },
);
