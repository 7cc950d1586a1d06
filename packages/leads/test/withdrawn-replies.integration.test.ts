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
