import { IDEMPOTENCY_HEADER, leadCreatedSchema } from '@high-street/contract';
import { createLeadDesk, createOfficeClock } from '@high-street/leads';
import { type Database, systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { anAvailability } from '@high-street/server/hours/testing';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { readTotals, startCounting } from './counting-service.ts';
import { aKey, anAttribution, anEnquiry, aRegistration } from './lead-builder.ts';
import { post, storeLead } from './test-app.ts';
import { OFFICE } from './test-owner.ts';

const ROBOT = { trap: 'https://spam.example', token: null };

function openDesk(db: Kysely<Database>, office = OFFICE) {
  const audit = createAuditLog({ db, clock: systemClock });
  return createLeadDesk({ db, audit, office });
}
const actor = { kind: 'command' } as const;

test('what became of a lead counts back to the page and campaign of its visit, and is taken back with what is undone', async () => {
  const { app, db, totals } = await startCounting();
  const begun = { campaign: 'autumn-bakers', referrer: null, landingPage: '/pricing' };
  const attribution = anAttribution(begun);
  const { id: leadId } = await storeLead(app, aRegistration(), aKey(), attribution);
  const sent = [
    'sent-from /pricing c:Autumn bakers 1',
    'sent:register /onboarding c:Autumn bakers 1',
  ];
  await totals();
  await sql`insert into week_counts (week, page, what, source, n) values ('2026-01-05', '/pricing', 'seen', '*', 9)`.execute(
    db,
  );
  expect(await readTotals(db)).toEqual(sent);

  const desk = openDesk(db);
  await desk.called({ leadId, outcome: 'spoke', isAnswer: true, note: '', actor });
  const answered = 'answered:register:quarter /onboarding c:Autumn bakers 1';
  expect(await readTotals(db)).toEqual([answered, ...sent]);
  await desk.mark({ leadId, version: null, mark: { state: 'won' }, actor });
  await desk.mark({ leadId, version: null, mark: { state: 'won' }, actor });
  expect(await readTotals(db)).toEqual([
    answered,
    ...sent,
    'won-from /pricing c:Autumn bakers 1',
    'won:register /onboarding c:Autumn bakers 1',
  ]);

  await desk.mark({ leadId, version: null, mark: { state: 'answered' }, actor });
  expect(await readTotals(db)).toEqual([answered, ...sent]);
  await desk.mark({ leadId, version: null, mark: { state: 'spam' }, actor });
  expect(await readTotals(db)).toEqual([]);
  await desk.mark({ leadId, version: null, mark: { state: 'new' }, actor });
  expect(await readTotals(db)).toEqual(sent);
  await desk.bin({ leadIds: [leadId], actor });
  expect(await readTotals(db)).toEqual([]);
  await desk.restore({ leadIds: [leadId], actor });
  expect(await readTotals(db)).toEqual(sent);
  const { rows } = await sql<{ n: string }>`
    select sum(n) as n from week_counts where page = '*' and source = '*' and what = 'sent:register'`.execute(
    db,
  );
  expect(Number(rows[0]?.n)).toBe(1);
});

test('a lead in quarantine counts once it is released, and one of which nothing is known is unknown', async () => {
  const { app, db, totals } = await startCounting();
  const answer = await post(app, '/api/leads', { contacts: anEnquiry(), robot: ROBOT });
  const { id: leadId } = leadCreatedSchema.parse(answer.json());
  expect(await totals()).toEqual([]);
  await openDesk(db).release({ leadId, actor });
  expect(await readTotals(db)).toEqual([
    'sent-from unknown unknown 1',
    'sent:enquiry /enquiry unknown 1',
  ]);
});

test('where a visit began stays as it is counted, though nobody was counted there', async () => {
  const { app, db, totals } = await startCounting();
  const begun = anAttribution({ campaign: null, referrer: null, landingPage: '/pricing' });
  const { id: leadId } = await storeLead(app, anEnquiry(), aKey(), begun);
  await totals();

  await openDesk(db).mark({ leadId, version: null, mark: { state: 'won' }, actor });

  expect(await readTotals(db)).toEqual([
    'sent-from /pricing direct 1',
    'sent:enquiry /enquiry direct 1',
    'won-from /pricing direct 1',
    'won:enquiry /enquiry direct 1',
  ]);
});

test('how soon a lead was answered stays as it is counted when the target changes', async () => {
  const { app, db, totals } = await startCounting();
  const { id: leadId } = await storeLead(app, anEnquiry());
  await totals();
  await openDesk(db).called({ leadId, outcome: 'spoke', isAnswer: true, note: '', actor });
  // As if the answer had taken an hour.
  await db
    .updateTable('leads')
    .set({ answered_after_ms: 3_600_000 })
    .where('id', '=', leadId)
    .execute();

  const strict = openDesk(db, createOfficeClock(anAvailability(), { targetMinutes: 15 }));
  await strict.mark({ leadId, version: null, mark: { state: 'won' }, actor });

  const answered = (await readTotals(db)).filter((total) => total.startsWith('answered'));
  expect(answered).toEqual(['answered:enquiry:quarter /enquiry unknown 1']);
});

test.each([
  [{ 'sec-gpc': '1' }, ''],
  [{ dnt: '1' }, ''],
  [{}, '?count=no'],
])(
  'a lead of somebody who wants nothing counted (%j%s) is stored and counts nowhere, whatever comes of it',
  async (headers, query) => {
    const { app, db, totals } = await startCounting();
    const answer = await app.inject({
      method: 'POST',
      url: `/api/leads${query}`,
      headers: { [IDEMPOTENCY_HEADER]: aKey(), origin: 'http://localhost', ...headers },
      payload: { contacts: anEnquiry() },
    });
    const { id: leadId } = leadCreatedSchema.parse(answer.json());
    await totals();

    await openDesk(db).mark({ leadId, version: null, mark: { state: 'won' }, actor });

    expect(await readTotals(db)).toEqual([]);
  },
);
