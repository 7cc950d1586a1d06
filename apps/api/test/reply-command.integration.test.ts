import { expect, test } from 'vitest';

import { IDS, openActs } from './act-fixture.ts';

test('a reply by command is that of a person of the desk, and leaves at once', async () => {
  const { command, db } = await openActs();

  const told = await command('reply FFFF-0001 Olive@Example.com', ' Yes, we do.\n\nCome in!\n');
  await command('reply FFFF-0001 ben@example.com', 'So we do.');

  expect(told).toBe('The reply of Olive@Example.com to FFFF-0001 leaves now.\n');
  const replies = await db
    .selectFrom('lead_replies')
    .innerJoin('deliveries', 'deliveries.part_id', 'lead_replies.id')
    .select(['person_id', 'body', 'signature', 'state'])
    .whereRef('next_attempt_at', '<=', (query) => query.fn('clock_timestamp'))
    .orderBy('lead_replies.created_at')
    .execute();
  const [olive, ben] = ['Olive Moor\nKerbside', 'Ben Hall\nKerbside'];
  expect(replies).toEqual([
    { person_id: IDS.olive, body: 'Yes, we do.\n\nCome in!', signature: olive, state: 'waiting' },
    { person_id: IDS.ben, body: 'So we do.', signature: ben, state: 'waiting' },
  ]);
  const shown = await command('show FFFF-0001');
  expect(shown).toContain('given to somebody by command: Olive Moor\n');
  expect(shown).toContain('reply written by command: Yes, we do.');
});

test.for([
  ['reply FFFF-0001 nobody@example.com', 'Yes.', 'is nobody’s who answers leads'],
  ['reply FFFF-0001 ben@example.com', ' \n', 'There are no words on standard input.'],
  ['reply FFFF-0001 ben@example.com', 'x'.repeat(5_001), 'has 5000 characters at most'],
  ['reply FFFF-0001 ben@example.com', 'Hi [name]', 'what is in square brackets: [name].'],
  ['reply KEPT-0001 ben@example.com', 'Yes.', 'KEPT-0001 is in quarantine or in the bin'],
  ['reply BBBB-0001 ben@example.com', 'Yes.', 'BBBB-0001 is in quarantine or in the bin'],
] as const)('refuses "%s" and sends nothing', async ([words, input, message]) => {
  const acts = await openActs();
  const before = await acts.rows();

  await expect(acts.command(words, input)).rejects.toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringContaining(message) }),
  );

  expect(await acts.rows()).toEqual(before);
});
