import { randomUUID } from 'node:crypto';

import { createDeliveryStore } from '@high-street/server/deliveries';
import { expect, test } from 'vitest';

import {
  BlanksLeft,
  eraseByEmail,
  LeadApart,
  LeadGone,
  Overtaken,
  PersonUnknown,
  ReplyInvalid,
  ReplyUsed,
} from '#/index.ts';
import { LeadWithdrawn } from '#/your-enquiry/lead-withdrawn.ts';

import { actorOf } from './lead-acts.ts';
import { openReplies } from './reply-desk.ts';
import { ME, SOMEBODY } from './stored-leads.ts';

const me = actorOf(ME);
const somebody = actorOf(SOMEBODY);
const OWNER = { number: 1, since: '2026-01-01' };

test('a reply waits until it leaves, takes the lead that nobody holds, and ends the draft', async () => {
  const { replies, leadId, outbox, read, readReplies, history, acts, db, pool } =
    await openReplies();
  await pool.query('update people set signature = $2 where id = $1', [ME, 'Olive']);
  const replyId = randomUUID();
  await replies.saveDraft({ leadId, body: 'Yes,', replyId, actor: me });
  const body = ' Yes, we do.\r\nOn Mondays. ';

  const sent = await replies.send({
    leadId,
    replyId,
    seenReplyId: null,
    body,
    undoSeconds: 30,
    actor: me,
  });

  expect(sent).toMatchObject({ kind: 'sent', replyId });
  const [reply] = await readReplies();
  expect(reply).toMatchObject({
    id: replyId,
    personId: ME,
    body: 'Yes, we do.\nOn Mondays.',
    signature: 'Olive',
    leavesAt: sent.leavesAt,
    isRevocable: true,
    delivery: { state: 'waiting', attempts: 0, nextAttemptAt: sent.leavesAt },
  });
  expect(sent.leavesAt.getTime() - (reply?.createdAt.getTime() ?? 0)).toBeCloseTo(30_000, -2);
  expect(reply?.msLeft).toBeGreaterThan(0);
  expect(reply?.msLeft).toBeLessThanOrEqual(30_000);
  expect(await outbox()).toEqual([{ part_id: replyId, state: 'waiting' }]);
  expect(await createDeliveryStore(db).claimDue(['reply'], 9, OWNER)).toEqual([]);
  expect(await replies.readDraft({ leadId, personId: ME })).toBe(null);
  expect(await read(leadId)).toMatchObject({ heldBy: ME });
  expect(await history(leadId)).toEqual(['claimed', 'reply_written']);
  expect(await acts()).toEqual(['lead_claimed', 'lead_replied']);
});

test('the same form sent ten times at once makes one reply; with other words it makes none, and they are kept', async () => {
  const { replies, leadId, send, outbox, readReplies } = await openReplies();
  const replyId = randomUUID();

  const ids = await Promise.all(Array.from({ length: 10 }, () => send({ replyId })));

  expect(new Set(ids)).toEqual(new Set([replyId]));
  expect(await outbox()).toHaveLength(1);
  await expect(send({ replyId, body: 'No.' })).rejects.toThrow(ReplyUsed);
  expect(await replies.readDraft({ leadId, personId: ME })).toMatchObject({ body: 'No.' });
  await replies.takeBack({ leadId, replyId, actor: me });
  await expect(send({ replyId })).rejects.toThrow(ReplyUsed);
  expect([await outbox(), await readReplies()]).toMatchObject([[], [{ body: 'Yes, we do.' }]]);
});

test('the same words, sent from two pages of one person that both show none of it, make one reply', async () => {
  const { replies, leadId, send, outbox } = await openReplies();
  const first = await send();
  await replies.saveDraft({ leadId, body: 'Yes, we do.', actor: me });

  expect(await send({ replyId: randomUUID(), body: 'Yes, we do. ' })).toBe(first);
  expect(await outbox()).toHaveLength(1);
  expect(await replies.readDraft({ leadId, personId: ME })).toBe(null);

  // Knowingly, now that it was seen.
  await send({ seenReplyId: first });
  expect(await outbox()).toHaveLength(2);
});

test('words that were taken back are no reply yet, which another page can still send', async () => {
  const { replies, leadId, send, outbox } = await openReplies();
  const replyId = await send();
  await replies.takeBack({ leadId, replyId, actor: me });

  expect(await send()).not.toBe(replyId);
  expect(await outbox()).toHaveLength(1);
});

test('of two people who answer at the same moment one is sent, and the other is told and keeps the words', async () => {
  const { replies, leadId, send, outbox, history } = await openReplies();

  const results = await Promise.allSettled([
    send({ body: 'Olive says yes.', actor: me }),
    send({ body: 'Ben says yes.', actor: somebody }),
  ]);

  const [winner] = await outbox();
  const [late] = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(await outbox()).toHaveLength(1);
  expect(late).toBeInstanceOf(Overtaken);
  expect(late.reply.id).toBe(winner.part_id);
  const [loser, words] =
    late.reply.personId === ME ? [somebody, 'Ben says yes.'] : [me, 'Olive says yes.'];
  const draft = { leadId, personId: loser.kind === 'person' ? loser.personId : '' };
  expect(await replies.readDraft(draft)).toMatchObject({ body: words });
  expect(await history(leadId)).toEqual(['claimed', 'reply_written']);

  // Knowingly, now that it was seen.
  await send({ body: words, actor: loser, seenReplyId: winner.part_id });
  expect(await outbox()).toHaveLength(2);
  expect(await replies.readDraft(draft)).toBe(null);
});

test('nobody is overtaken by themselves, nor by what was taken back', async () => {
  const { replies, leadId, send, outbox } = await openReplies();
  await send();
  await send({ body: 'And on Sundays.' });
  const replyId = await send({ leadId, body: 'Once more.' });
  await expect(send({ actor: somebody, seenReplyId: randomUUID() })).rejects.toThrow(Overtaken);
  await expect(send({ actor: somebody, seenReplyId: 'x' })).rejects.toThrow(Overtaken);
  await send({ actor: somebody, seenReplyId: replyId });
  const [, , , bens] = await outbox();
  await replies.takeBack({ leadId, replyId: bens.part_id, actor: somebody });

  await send({ seenReplyId: replyId });

  expect(await outbox()).toHaveLength(4);
});

test('takes a reply back once, for its writer alone, and puts the words before what was written since', async () => {
  const { replies, leadId, send, outbox, history, acts, readReplies } = await openReplies();
  const replyId = await send();
  const of = { leadId, replyId };
  expect(await replies.takeBack({ ...of, actor: somebody })).toEqual({ kind: 'too-late' });
  await replies.saveDraft({ leadId, body: 'PS', actor: me });

  const taken = { kind: 'taken-back', body: 'Yes, we do.' };

  const both = await Promise.all([
    replies.takeBack({ ...of, actor: me }),
    replies.takeBack({ ...of, actor: me }),
  ]);

  expect(both).toEqual([taken, taken]);
  expect(await outbox()).toEqual([]);
  expect(await replies.readDraft({ leadId, personId: ME })).toMatchObject({
    body: 'Yes, we do.\n\nPS',
  });
  expect(await readReplies()).toMatchObject([{ isRevocable: false, delivery: null }]);
  expect(await history(leadId)).toEqual(['claimed', 'reply_written', 'reply_taken_back']);
  expect((await acts()).slice(1)).toEqual(['lead_replied', 'lead_reply_taken_back']);
});

test('of taking a reply back and sending it at the same moment one happens', async () => {
  const { replies, leadId, send, db, outbox } = await openReplies();
  const deliveries = createDeliveryStore(db);
  for (let nth = 0; nth < 10; nth += 1) {
    const replyId = await send({ undoSeconds: 0, body: `Yes, at ${nth}.` });

    const [taken, claimed] = await Promise.all([
      replies.takeBack({ leadId, replyId, actor: me }),
      deliveries.claimDue(['reply'], 1, OWNER),
    ]);

    expect([taken.kind, claimed.length]).toEqual(
      claimed.length === 0 ? ['taken-back', 0] : ['too-late', 1],
    );
    expect((await outbox()).filter(({ part_id: id }) => id === replyId)).toHaveLength(
      claimed.length,
    );
    await db.deleteFrom('deliveries').execute();
  }
});

test('what was tried is not taken back, also when it begins anew', async () => {
  const { desk, replies, leadId, send, db, readReplies } = await openReplies();
  const replyId = await send({ undoSeconds: 0 });
  const deliveries = createDeliveryStore(db);
  const [claimed] = await deliveries.claimDue(['reply'], 1, OWNER);
  if (claimed === undefined) throw new Error('nothing was due');
  const late = async () => (await replies.takeBack({ leadId, replyId, actor: me })).kind;
  const kinds = [await late()];
  await deliveries.retry(claimed, '421 later', 0);
  kinds.push(await late());
  const [again] = await deliveries.claimDue(['reply'], 1, OWNER);
  if (again === undefined) throw new Error('nothing was due');
  await deliveries.markDead(again, '550 nobody here');
  kinds.push(await late());
  expect(await desk.requeue({ leadId, kind: 'reply', actor: me })).toBe(1);
  kinds.push(await late());

  expect(kinds).toEqual(Array(4).fill('too-late'));
  expect(await readReplies()).toMatchObject([
    { isRevocable: false, delivery: { state: 'waiting', lastError: '550 nobody here' } },
  ]);
});

test('a reply that was given up is not sent again while its lead is in the bin', async () => {
  const { desk, leadId, send, outbox, pool } = await openReplies();
  await send();
  await pool.query(`update deliveries set state = 'dead' where kind = 'reply'`);
  await desk.bin({ leadIds: [leadId], actor: { kind: 'command' } });

  expect(await desk.requeue({ leadId: null, actor: me })).toBe(0);
  expect(await outbox()).toMatchObject([{ state: 'dead' }]);
  await desk.restore({ leadIds: [leadId], actor: me });
  expect(await desk.requeue({ leadId, actor: me })).toBe(1);
  expect(await outbox()).toMatchObject([{ state: 'waiting' }]);
});

test.for([
  ['no words', '', ReplyInvalid],
  ['nothing to be seen', ' \u200B\n', ReplyInvalid],
  ['more than a reply holds', 'x'.repeat(5_001), ReplyInvalid],
  ['blanks', 'Hello [name], it is [a price].', BlanksLeft],
] as const)('does not send %s', async ([, body, refusal]) => {
  const { send, outbox, leadId, history } = await openReplies();

  await expect(send({ body })).rejects.toThrow(refusal);

  expect([await outbox(), await history(leadId)]).toEqual([[], []]);
});

test('writes to nobody who withdrew, was put apart or is gone, nor for who answers no leads', async () => {
  const { send, store, outbox, pool } = await openReplies();
  const withdrawn = await store({ reference: 'GONE-0001' });
  await pool.query('update leads set withdrawn_at = now() where id = $1', [withdrawn]);
  await expect(send({ leadId: withdrawn })).rejects.toThrow(LeadWithdrawn);
  await expect(send({ leadId: await store({ reasons: ['trap'] }) })).rejects.toThrow(LeadApart);
  await expect(send({ leadId: await store({ isBinned: true }) })).rejects.toThrow(LeadApart);
  await expect(send({ leadId: randomUUID() })).rejects.toThrow(LeadGone);
  await expect(send({ actor: { kind: 'command' } })).rejects.toThrow(PersonUnknown);
  await pool.query(`update people set role = 'reader' where id = $1`, [SOMEBODY]);
  await expect(send({ actor: somebody })).rejects.toThrow(PersonUnknown);
  expect(await outbox()).toEqual([]);

  await send({ leadId: await store({ reasons: ['trap'], isReleased: true }) });
  await send({ actor: { kind: 'command' }, personId: ME });
  expect(await outbox()).toHaveLength(2);
});

test('a draft that comes after the reply of its form is not kept', async () => {
  const { replies, leadId, send } = await openReplies();
  const replyId = await send({ body: 'Yes, we do.' });
  const late = replies.saveDraft({ leadId, body: 'Yes, we do.', replyId, actor: me });
  await expect(late).rejects.toThrow(ReplyUsed);
  expect(await replies.readDraft({ leadId, personId: ME })).toBe(null);
});

test('the first letter takes a lead, and says who is writing for a minute', async () => {
  const { replies, leadId, read, history, pool } = await openReplies();
  const first = await replies.saveDraft({ leadId, body: 'H', actor: me });
  const second = await replies.saveDraft({ leadId, body: 'Hello', actor: me });
  await replies.saveDraft({ leadId, body: 'Hi', actor: somebody });

  expect(await read(leadId)).toMatchObject({ heldBy: ME, version: 2 });
  expect([first, second]).toEqual([{ from: 1, to: 2 }, null]);
  expect(await history(leadId)).toEqual(['claimed']);
  expect(await replies.writers(leadId, SOMEBODY)).toMatchObject([
    { personId: ME, name: 'Olive Moor' },
  ]);
  expect(await replies.writers(leadId, ME)).toMatchObject([{ personId: SOMEBODY }]);

  await pool.query(`update lead_drafts set created_at = now() - interval '9 minutes',
    updated_at = now() - interval '61 seconds'`);
  expect(await replies.writers(leadId, SOMEBODY)).toEqual([]);
  await replies.saveDraft({ leadId, body: 'Hello,', actor: me });
  const [writer] = await replies.writers(leadId, SOMEBODY);
  expect(Date.now() - (writer?.since.getTime() ?? 0)).toBeLessThan(60_000);
  await replies.saveDraft({ leadId, body: ' ', actor: me });
  expect(await replies.readDraft({ leadId, personId: ME })).toBe(null);
  expect(await replies.readDraft({ leadId, personId: SOMEBODY })).toMatchObject({ body: 'Hi' });
});

test('no words of a reply are in the log, and none are left when the person is erased', async () => {
  const { replies, leadId, send, db, audit, pool } = await openReplies();
  const SECRET = 'Zanzibar';
  const replyId = await send({ body: `${SECRET} is sent.` });
  await replies.takeBack({ leadId, replyId, actor: me });
  await send({ body: `${SECRET} is sent again.` });
  await replies.saveDraft({ leadId, body: `${SECRET} is written.`, actor: somebody });
  const dump = async (tables: readonly string[]) => {
    const texts = tables.map(async (table) =>
      JSON.stringify((await pool.query(`select * from ${table}`)).rows),
    );
    return (await Promise.all(texts)).join('\n');
  };
  expect(await dump(['audit_log', 'lead_events', 'deliveries'])).not.toContain(SECRET);
  expect(await dump(['lead_replies', 'lead_drafts'])).toContain(SECRET);

  await eraseByEmail(db, 'anna@example.com', { audit, actor: me });

  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  expect(await dump(rows.map(({ name }) => name))).not.toContain(SECRET);
});
