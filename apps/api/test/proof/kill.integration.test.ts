import { openDatabase } from '@high-street/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { killDatabase } from '../kill-database.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { aDataDir } from '../temp-folder.ts';
import { createMailBook } from './mail-book.ts';
import { proofSize } from './proof-size.ts';
import { askForMail, aSentLead, sendLead, type SentLead } from './writers.ts';

const ROUNDS = proofSize(2, 30);
const WRITERS = 8;
const LEADS_BEFORE_KILL = 40;
/** A lease has to run out before somebody else takes up what a dead process had in hand. */
const SELDOM = { interval: 500 };

test(
  `loses and doubles no acknowledged lead in ${ROUNDS} rounds of kill -9 under ${WRITERS} writers`,
  { timeout: 300_000 + ROUNDS * 20_000 },
  async () => {
    const dataDir = await aDataDir();
    const sink = await startSmtpSink();
    const leads: SentLead[] = [];
    const restarts: number[] = [];

    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const server = await startReadyServer({ DATA_DIR: dataDir, SMTP_URL: sink.url });
      restarts.push(Math.round(performance.now() - begun));
      const fresh: SentLead[] = [];
      const isOver = () => fresh.filter(({ reference }) => reference).length >= LEADS_BEFORE_KILL;
      await Promise.all(
        Array.from({ length: WRITERS }, async () => {
          for (let status = 201; status === 201 && !isOver();) {
            const lead = aSentLead(leads.length + fresh.length);
            fresh.push(lead);
            status = await sendLead(server.url, lead);
            void askForMail(server.url, lead);
          }
          server.child.kill('SIGKILL');
        }),
      );
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
      if (round % 2 === 1) await killDatabase(dataDir);
      leads.push(...fresh);
    }

    const server = await startReadyServer({ DATA_DIR: dataDir, SMTP_URL: sink.url });
    const acknowledged = leads.filter(({ reference }) => reference !== null);
    // Who got no answer sends again, as the form does.
    for (const lead of leads) expect(await sendLead(server.url, lead)).toBe(201);
    const { db, close } = await openDatabase({ dataDir, log: pino({ enabled: false }) });
    const waiting = () =>
      db.selectFrom('deliveries').select('id').where('state', '<>', 'done').execute();
    await expect.poll(waiting, SELDOM).toEqual([]);
    const stored = await db.selectFrom('leads').select('reference').execute();
    await close();

    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * LEADS_BEFORE_KILL);
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(
      leads.map(({ reference }) => reference).toSorted(),
    );
    const book = createMailBook();
    book.take(sink.mails);
    expect(book.listWrong(leads)).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    process.stdout.write(`restart to ready, ms: ${restarts.toSorted((a, b) => a - b).join(' ')}\n`);
  },
);
