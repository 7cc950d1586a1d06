import { expect, test } from 'vitest';

import { createLeadReader } from '#/index.ts';

import { actorOf } from './lead-acts.ts';
import { openReplies } from './reply-desk.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);

test('a reply that had not left when its visitor withdrew is not sent, which the history tells, and its writer is told', async () => {
  const { replies, leadId, send, outbox, readReplies, withdraw, db } = await openReplies();
  const replyId = await send();
  const lastReplyLine = async () =>
    (await createLeadReader(db).history(leadId)).findLast(({ kind }) => kind.startsWith('reply_'));

  await withdraw();

  expect(await outbox()).toEqual([]);
  expect(await readReplies()).toMatchObject([{ id: replyId, body: 'Yes, we do.', delivery: null }]);
  const stopped = { kind: 'reply_stopped', detail: replyId, actorKind: 'service', personId: null };
  expect(await lastReplyLine()).toMatchObject(stopped);
  expect(await replies.takeBack({ leadId, replyId, actor: me })).toEqual({ kind: 'stopped' });
  expect(await lastReplyLine()).toMatchObject(stopped);
  expect(await replies.readDraft({ leadId, personId: ME })).toBe(null);
});

test('a reply that had left before it was to be sent once more is not told as stopped', async () => {
  const { leadId, send, outbox, readReplies, withdraw, history, pool } = await openReplies();
  await send();
  await pool.query(`update deliveries set reply = '250 taken', resends = 1 where kind = 'reply'`);

  await withdraw();

  expect(await outbox()).toEqual([]);
  expect(await readReplies()).toMatchObject([{ takenBackAt: null }]);
  expect(await history(leadId)).toEqual(['claimed', 'reply_written', 'withdrawn']);
});

test('what was given up for a visitor who withdrew is not sent again, and nobody has to see to it', async () => {
  const { leadId, send, outbox, readReplies, withdraw, history, pool } = await openReplies();
  await send();
  await pool.query(`update deliveries set state = 'dead' where kind = 'reply'`);

  await withdraw();

  expect(await outbox()).toEqual([]);
  expect(await readReplies()).toMatchObject([{ takenBackAt: null, delivery: null }]);
  expect(await history(leadId)).toEqual(['claimed', 'reply_written', 'withdrawn']);
});

test.for(['reply', 'visitor'])(
  'a mail of the kind %s that is given up after its visitor withdrew is not sent again',
  async (kind) => {
    const { desk, leadId, pool } = await openReplies();
    await pool.query(`insert into deliveries (lead_id, kind, state) values ($1, $2, 'dead')`, [
      leadId,
      kind,
    ]);
    await pool.query('update leads set withdrawn_at = now()');

    expect(await desk.requeue({ leadId: null, actor: me })).toBe(0);
    await pool.query('update leads set withdrawn_at = null');
    expect(await desk.requeue({ leadId, actor: me })).toBe(1);
  },
);
