import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openPage, pathOf } from './enquiry-page.ts';
import { anEnquiry } from './lead-builder.ts';
import { startTestApp, storeLead } from './test-app.ts';

test.for([
  ['waits', '', 'Sorry, we are late', 'We have closed it'],
  ['is in the bin', 'binned_at = now()', 'We have it, Anna', 'Sorry, we are late'],
  [
    'is lost without an answer',
    "answer_state = 'lost', lost_reason = 'price'",
    'We have closed it. If that is wrong, write to',
    'You hear',
  ],
  [
    'was answered by a call',
    "answer_state = 'answered', answered_at = now()",
    'We have answered, Anna',
    'You hear',
  ],
] as const)(
  'the page of a lead that %s tells no more than is so',
  async ([, change, said, unsaid]) => {
    const { app, db, linkKeys } = await startTestApp();
    const { reference } = await storeLead(app, anEnquiry());
    const old = "created_at = now() - interval '30 days'";
    await sql.raw(`update leads set ${[old, change].filter(Boolean).join(', ')}`).execute(db);

    const { body } = await openPage(app, pathOf(linkKeys, reference));

    expect(body).toContain(said);
    expect(body).not.toContain(unsaid);
  },
);

test.for([
  ['Anna Bell', 'Anna'],
  ['Mrs Patel', 'Mrs Patel'],
  ['Sir John Bell', 'Sir John Bell'],
  ['Dr Lee', 'Dr Lee'],
] as const)('greets %s as %s', async ([contactName, called]) => {
  const { app, linkKeys } = await startTestApp();
  const { reference } = await storeLead(app, anEnquiry({ contactName }));

  const { body } = await openPage(app, pathOf(linkKeys, reference));

  expect(body).toMatch(new RegExp(`<h1[^>]*>We have it, ${called}</h1>`));
});
