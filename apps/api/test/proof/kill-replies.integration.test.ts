import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { createLeadReader, type LeadReply } from '@high-street/leads';
import { type Database, openDatabase } from '@high-street/server';
import { release, type SunkMail } from '@high-street/server/testing';
import { startProgram, type Variables } from '@high-street/server/testing/program';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { killDatabase } from '../kill-database.ts';
import { OLIVE, openReplyDesk } from '../reply-desk.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { aDataDir } from '../temp-folder.ts';
import { proofSize } from './proof-size.ts';
import { aSentLead, sendLead } from './writers.ts';

const KILLS = proofSize(6, 200);
const LEADS = 5;
/** So many replies are sent between two kills. */
const REPLIES_BETWEEN = 4;
/** Which kill comes when: the desk as it writes, the worker as the mail server has a mail in hand, the database. */
const ORDER = ['desk', 'worker', 'database'] as const;
/** After one kill of the desk in two the mail server refuses all mails, until the next kill. */
const REFUSED_EVERY = 6;
/** What a mail has to wait for at most is the end of a lease, and the first pauses between attempts. */
const DELIVERED = { timeout: 240_000, interval: 500 };

type Told = Record<'begun' | 'sent' | 'taken-back' | 'too-late', Set<string>>;

/** Starts a process that replies, and notes what it tells. */
function startDesk(told: Told, variables: Variables) {
  const script = fileURLToPath(new URL('reply-writer.ts', import.meta.url));
  const { child, ended } = startProgram([script], variables);
  createInterface(child.stdout).on('line', (line) => {
    const [what, replyId = ''] = line.split(' ');
    for (const [name, ids] of Object.entries(told)) if (name === what) ids.add(replyId);
  });
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

/** The Message-IDs of the mails that hold a reply, and how many mails these are. */
function findMails(mails: readonly SunkMail[], replyId: string) {
  const ids = mails.flatMap(({ raw }) => {
    const text = raw.toString('latin1');
    const id = /^message-id:\s*<([^>]+)>/im.exec(text)?.[1] ?? '';
    return id.includes(`.reply-${replyId}`) ? [id] : [];
  });
  return { distinct: new Set(ids).size, all: ids.length };
}

/** What became of a reply, in words; anything else than one of the three that may be is wrong. */
function judge(reply: LeadReply, mails: { distinct: number; all: number }) {
  const state = reply.takenBackAt === null ? reply.delivery?.state : 'taken-back';
  if (state === 'taken-back' && reply.delivery === null && mails.all === 0) return 'taken back';
  if (state === 'done' && mails.distinct === 1) return 'sent';
  if (state === 'dead' && reply.delivery?.lastError) return 'dead and said so';
  return `wrong: ${state} with ${mails.distinct} mails`;
}

/** The replies that wait; those whose next attempt would be in minutes are tried at once. */
async function listWaiting(db: Kysely<Database>) {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: new Date() })
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .where('leased_until', 'is', null)
    .execute();
  return db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .execute();
}

/** What became of all replies to the leads, and how many mails came again. */
async function countOutcomes(
  db: Kysely<Database>,
  leadIds: readonly string[],
  sunk: readonly SunkMail[],
) {
  const reader = createLeadReader(db);
  const outcomes: Record<string, number> = {};
  const stored = new Set<string>();
  let repeats = 0;
  for (const leadId of leadIds) {
    const replies = await reader.replies(leadId);
    const dead = replies.filter(({ delivery }) => delivery?.state === 'dead').length;
    const history = await reader.history(leadId);
    expect(history.filter(({ kind }) => kind === 'reply_dead')).toHaveLength(dead);
    for (const reply of replies) {
      const mails = findMails(sunk, reply.id);
      const outcome = judge(reply, mails);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      stored.add(reply.id);
      repeats += Math.max(0, mails.all - 1);
    }
  }
  return { outcomes, stored, repeats };
}

test(
  `sends each reply once, keeps it taken back or says that it is dead, over ${KILLS} kills of desk, worker and database`,
  { timeout: 300_000 + KILLS * 20_000 },
  async () => {
    const dataDir = await aDataDir();
    const sink = await startSmtpSink();
    const start = () => startReadyServer({ DATA_DIR: dataDir, SMTP_URL: sink.url });
    let worker = await start();
    const { db, close } = await openDatabase({ dataDir, log: pino({ enabled: false }) });
    onTestFinished(close);
    for (let nth = 0; nth < LEADS; nth += 1) {
      expect(await sendLead(worker.url, aSentLead(nth))).toBe(201);
    }
    await openReplyDesk(db);
    const leadIds = (await db.selectFrom('leads').select('id').execute()).map(({ id }) => id);
    const variables = { DATA_DIR: dataDir, LEAD_IDS: leadIds.join(','), PERSON_ID: OLIVE };
    const told: Told = {
      begun: new Set(),
      sent: new Set(),
      'taken-back': new Set(),
      'too-late': new Set(),
    };
    let endDesk = startDesk(told, variables);

    const kills = {
      desk: async () => {
        await endDesk();
        endDesk = startDesk(told, variables);
      },
      worker: async () => {
        sink.state.manner = 'hold the data';
        await expect.poll(() => sink.state.held.length).toBeGreaterThan(0);
        worker.child.kill('SIGKILL');
        expect(await worker.ended).toMatchObject({ signal: 'SIGKILL' });
        // The mail server takes what it has in hand, though nobody hears of it any more.
        sink.state.manner = 'accept';
        release(sink.state);
        worker = await start();
      },
      database: () => killDatabase(dataDir),
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = told.sent.size + REPLIES_BETWEEN;
      await expect.poll(() => told.sent.size).toBeGreaterThanOrEqual(enough);
      const isRefusing = kill % REFUSED_EVERY === 3;
      sink.state.manner = isRefusing ? 'refuse the recipient' : 'accept';
      await kills[ORDER[kill % ORDER.length] ?? 'desk']();
    }
    sink.state.manner = 'accept';
    await endDesk();

    await expect.poll(() => listWaiting(db), DELIVERED).toEqual([]);
    const { outcomes, stored, repeats } = await countOutcomes(db, leadIds, sink.mails);

    const wrong = Object.keys(outcomes).filter((outcome) => outcome.startsWith('wrong'));
    expect(wrong).toEqual([]);
    // Whatever the desk was told is so, and nothing is there that it did not begin.
    expect([...told.sent].filter((id) => !stored.has(id))).toEqual([]);
    expect([...stored].filter((id) => !told.begun.has(id))).toEqual([]);
    for (const id of told['taken-back']) expect(findMails(sink.mails, id).all).toBe(0);
    expect(outcomes).toMatchObject({ 'taken back': expect.any(Number), sent: expect.any(Number) });
    process.stdout.write(
      `${KILLS} kills: ${JSON.stringify(outcomes)}; ${repeats} mails came again under their Message-ID\n`,
    );
  },
);
