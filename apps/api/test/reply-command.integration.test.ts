import { once } from 'node:events';
import { PassThrough } from 'node:stream';

import { runProgram } from '@high-street/server/command';
import { expect, test } from 'vitest';

import { LEADS_COMMAND } from '#/leads-command/leads-command.ts';

import { IDS, openActs } from './act-fixture.ts';
import { anEnquiry } from './lead-builder.ts';
import { openReplyDesk } from './reply-desk.ts';
import { startTestApp, storeLead } from './test-app.ts';

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

/** The command as somebody runs it in a terminal, who has typed the beginning of a reply. */
async function typeReply(email = 'olive@example.org') {
  const { app, db, databaseUrl: DATABASE_URL } = await startTestApp();
  await openReplyDesk(db);
  const { reference } = await storeLead(app, anEnquiry());
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = new PassThrough({ encoding: 'utf8' });
  const stop = new AbortController();
  const code = runProgram(LEADS_COMMAND, {
    words: ['reply', reference, email],
    env: { DATABASE_URL },
    stdin,
    stdout: new PassThrough(),
    stderr,
    signal: stop.signal,
  });
  const [hint]: unknown[] = await once(stderr, 'data');
  stdin.write('Dear Anna, half a');
  const replies = () => db.selectFrom('lead_replies').select('body').execute();
  return { code, hint, stdin, stop, replies };
}

test('a reply that is typed leaves at its end', async () => {
  const { code, hint, stdin, replies } = await typeReply();

  stdin.end(' loaf.\n');

  expect(hint).toMatch(/^Write the reply\. Ctrl-D .* sends it, Ctrl-C drops it\.\n$/);
  expect(await code).toBe(0);
  expect(await replies()).toEqual([{ body: 'Dear Anna, half a loaf.' }]);
});

test('a reply that is interrupted is not sent, whatever comes after it', async () => {
  const { code, stdin, stop, replies } = await typeReply();

  stop.abort();
  stdin.end();

  expect(await code).toBe(130);
  expect(await replies()).toEqual([]);
});

test('who replies is judged before anything is read', async () => {
  const { code, hint } = await typeReply('tom@example.org');

  expect(hint).toMatch(/^tom@example\.org is nobody’s who answers leads/);
  expect(await code).toBe(1);
});
