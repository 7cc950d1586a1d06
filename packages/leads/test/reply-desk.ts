import { randomUUID } from 'node:crypto';

import { systemClock } from '@high-street/server';

import { createLeadReader, createReplyDesk, createVisitorDesk } from '#/index.ts';

import { actorOf, AROUND_THE_CLOCK, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

/** A desk of leads with what is written to them. */
export async function openReplies() {
  const opened = await openLeadDesk();
  const { db, pool, audit, store } = opened;
  const replies = createReplyDesk({ db, audit, brand: 'High Street' });
  const leadId = await store();

  /** Sends a reply as Olive unless something else is said, and gives its id. */
  async function send(of: Partial<Parameters<typeof replies.send>[0]> = {}): Promise<string> {
    const reply = { leadId, replyId: randomUUID(), seenReplyId: null, body: 'Yes, we do.' };
    const { replyId } = await replies.send({
      ...reply,
      undoSeconds: 10,
      actor: actorOf(ME),
      ...of,
    });
    return replyId;
  }

  const outbox = async () =>
    (await pool.query(`select part_id, state from deliveries where kind = 'reply' order by id`))
      .rows;
  const read = () => createLeadReader(db).replies(leadId);

  /** The visitor withdraws the lead by the link that they were sent. */
  async function withdraw(): Promise<void> {
    const parts = { db, audit, clock: systemClock, office: AROUND_THE_CLOCK };
    await createVisitorDesk({ ...parts, hasCrm: false, key: 'a key' }).withdraw(leadId);
  }

  return { ...opened, replies, leadId, send, outbox, readReplies: read, withdraw };
}
