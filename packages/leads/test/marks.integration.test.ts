import { expect, test } from 'vitest';

import { createQuarantineFacts, LeadKept, LeadWithdrawn, StaleVersion } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME, SOMEBODY } from './stored-leads.ts';

const me = actorOf(ME);
const somebody = actorOf(SOMEBODY);
const command = { kind: 'command' } as const;
const price = { state: 'lost', reason: 'price' } as const;

test('while it is in quarantine a lead is marked spam or new, and as nothing else before it is released', async () => {
  const { db, desk, store, read, history } = await openLeadDesk();
  const kept = await store({ reasons: ['trap'] });
  const leadIds = [kept, await store()];

  for (const mark of [{ state: 'answered' }, { state: 'won' }, price] as const) {
    expect(await desk.markMany({ leadIds, mark, actor: me })).toMatchObject({ count: 1, kept: 1 });
    const one = desk.mark({ leadId: kept, version: null, mark, actor: command });
    await expect(one).rejects.toThrow(LeadKept);
  }
  expect(await read(kept)).toMatchObject({ state: 'new', version: 1 });
  expect(await createQuarantineFacts(db).counts()).toMatchObject({ kept: 1 });
  await desk.mark({ leadId: kept, version: 1, mark: { state: 'spam' }, actor: me });
  await desk.mark({ leadId: kept, version: 2, mark: { state: 'new' }, actor: me });
  expect(await desk.releaseRule({ reason: 'trap', actor: me })).toBe(1);
  await desk.mark({ leadId: kept, version: null, mark: { state: 'won' }, actor: me });
  expect(await history(kept)).toEqual(['marked_spam', 'marked_new', 'released', 'marked_won']);
});

test('who answered a lead elsewhere is told whether that marked it, and it stays answered once it is lost', async () => {
  const { db, desk, store } = await openLeadDesk();
  const [fresh, lost] = [await store(), await store({ state: 'lost', lostReason: 'price' })];
  const ask = async (leadId: string) =>
    desk.answeredElsewhere({ leadId, newId: 'one press', actor: me });

  expect([await ask(fresh), await ask(fresh)]).toEqual([true, true]);
  expect([await ask(lost), await ask(lost)]).toEqual([false, false]);

  await desk.mark({ leadId: fresh, version: null, mark: price, actor: me });
  const kept = await store({ reasons: ['trap'] });
  expect((await createQuarantineFacts(db).of([kept])).get(kept)).toMatchObject({
    sameMailbox: 2,
    sameMailboxAnswered: 2,
  });
});

test('a lead that is marked as waiting waits again, unless a mail server has a reply to it', async () => {
  const { db, desk, store } = await openLeadDesk();
  const [called, written] = [await store(), await store()];
  const ended = { kind: 'reply', state: 'done' } as const;
  const unneeded = { ...ended, lead_id: called, last_error: 'the lead was put in the bin' };
  const accepted = { ...ended, lead_id: written, reply: '250 taken' };
  for (const row of [unneeded, accepted]) await db.insertInto('deliveries').values(row).execute();

  for (const leadId of [called, written]) {
    await desk.answeredElsewhere({ leadId, actor: me });
    await desk.mark({ leadId, version: null, mark: { state: 'new' }, actor: me });
  }

  const leads = await db.selectFrom('leads').select(['id', 'answered_at']).execute();
  expect(leads.filter((lead) => lead.answered_at !== null).map(({ id }) => id)).toEqual([written]);
});

test('of leads that are changed together those are left that somebody changed since they were seen', async () => {
  const { desk, store, read, history } = await openLeadDesk();
  const leadIds = [
    await store({ reference: 'AAAA-0001' }),
    await store({ reference: 'BBBB-0002' }),
  ];
  const [same = '', other = ''] = leadIds;
  await desk.mark({ leadId: other, version: 1, mark: { state: 'won' }, actor: somebody });
  const seen = (version: number) => ({
    leadIds,
    versions: new Map([
      [same, version],
      [other, 1],
    ]),
    actor: me,
  });
  const stale = ['BBBB-0002'];

  expect(await desk.markMany({ ...seen(1), mark: price })).toEqual({ count: 1, kept: 0, stale });
  expect(await desk.assignMany({ ...seen(2), personId: ME })).toEqual({ count: 1, stale });
  expect(await desk.bin(seen(3))).toEqual({ binned: [], stale });
  expect(await desk.markMany({ ...seen(3), mark: { state: 'spam' } })).toMatchObject({ count: 1 });
  expect(await desk.bin(seen(4))).toEqual({ binned: [same], stale });
  expect(await history(same)).toEqual(['marked_lost', 'assigned', 'marked_spam', 'binned']);
  expect(await history(other)).toEqual(['marked_won']);
  expect(await read(other)).toMatchObject({ state: 'won', heldBy: null, version: 2 });
});

test('a lead that was changed since it was seen is not released, and one that was released already is no such', async () => {
  const { desk, store, history } = await openLeadDesk();
  const leadId = await store({ reasons: ['trap'] });
  await desk.mark({ leadId, version: 1, mark: { state: 'spam' }, actor: somebody });

  await expect(desk.release({ leadId, version: 1, actor: me })).rejects.toThrow(StaleVersion);
  expect(await history(leadId)).toEqual(['marked_spam']);
  expect(await desk.release({ leadId, version: 2, actor: me })).toBe(true);
  expect(await desk.release({ leadId, version: 2, actor: somebody })).toBe(false);
});

test('what its visitor withdrew does not wait again, and is marked as anything else', async () => {
  const { desk, store, read, pool } = await openLeadDesk();
  const lost = { state: 'lost', lostReason: 'withdrawn' } as const;
  const leadIds = [await store(lost), await store({ state: 'won' })];
  const [withdrawn = ''] = leadIds;
  await pool.query('update leads set withdrawn_at = now() where id = $1', [withdrawn]);
  const mark = { state: 'new' } as const;

  expect(await desk.markMany({ leadIds, mark, actor: me })).toMatchObject({ count: 1, kept: 0 });
  const one = desk.mark({ leadId: withdrawn, version: null, mark, actor: me });
  await expect(one).rejects.toThrow(LeadWithdrawn);
  expect(await read(withdrawn)).toMatchObject(lost);
  await desk.mark({ leadId: withdrawn, version: 1, mark: { state: 'spam' }, actor: me });
  expect(await read(withdrawn)).toMatchObject({ state: 'spam' });
});
