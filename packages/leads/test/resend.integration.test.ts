import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createLeadReader } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);
const KINDS = ['visitor', 'provider', 'reply'];

/** A lead of which every mail was accepted, and which of them go once more. */
async function openAccepted() {
  const database = await openLeadDesk();
  const { db, desk, store } = database;
  const leadId = await store();
  await sql`insert into deliveries (lead_id, kind, part_id, state, attempts, reply, settled_at)
    select ${leadId}, kind, case kind when 'reply' then uuidv7() end, 'done', 1, '250 taken', now()
    from unnest(${KINDS}::text[]) as kind`.execute(db);
  async function sentAgain(): Promise<readonly string[]> {
    const sent = [];
    for (const kind of KINDS) {
      if (await desk.resend({ leadId, kind, actor: me })) sent.push(kind);
    }
    return sent;
  }
  return { ...database, leadId, sentAgain };
}

test('every mail that was accepted is sent once more', async () => {
  const { sentAgain } = await openAccepted();

  expect(await sentAgain()).toEqual(KINDS);
});

test('nothing is sent once more to a visitor who has withdrawn, and their mails stay accepted', async () => {
  const { db, leadId, sentAgain, history } = await openAccepted();
  await db.updateTable('leads').set({ withdrawn_at: new Date() }).execute();

  expect(await sentAgain()).toEqual(['provider']);

  expect(await history(leadId)).toEqual(['resent']);
  const deliveries = await createLeadReader(db).deliveries(leadId);
  expect(deliveries.map(({ kind, state }) => [kind, state])).toEqual([
    ['visitor', 'done'],
    ['provider', 'waiting'],
    ['reply', 'done'],
  ]);
});

test('no reply is sent once more while its lead is in the bin', async () => {
  const { db, sentAgain } = await openAccepted();
  await db.updateTable('leads').set({ binned_at: new Date() }).execute();

  expect(await sentAgain()).toEqual(['visitor', 'provider']);
});

test('a mail that was not needed any more is told apart from one that was accepted', async () => {
  const { db, leadId } = await openAccepted();
  await db
    .updateTable('deliveries')
    .set({ reply: null, last_error: 'the visitor has withdrawn the lead' })
    .where('kind', '=', 'visitor')
    .execute();

  const [confirmation] = await createLeadReader(db).deliveries(leadId);

  expect(confirmation).toMatchObject({ kind: 'visitor', state: 'unneeded' });
});
