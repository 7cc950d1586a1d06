import { openDatabase } from '@high-street/server';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { aDataDir } from '../temp-folder.ts';
import { createMailBook } from './mail-book.ts';
import { proofSize } from './proof-size.ts';
import { askForMail, aSentLead, sendLead, type SentLead } from './writers.ts';

const KILLS = proofSize(4, 200);
const WRITERS = 4;
const LEADS_BETWEEN = 10;
const OFTEN = { interval: 20 };
/** What a mail has to wait for at most is the end of the lease of a process that was killed. */
const SELDOM = { interval: 500 };

type Role = 'web' | 'worker';
type Server = Awaited<ReturnType<typeof startReadyServer>>;

test(
  `loses, doubles and leaves without mail no lead in ${KILLS} times kill -9 of web and worker in turn`,
  { timeout: 300_000 + KILLS * 20_000 },
  async () => {
    const dataDir = await aDataDir();
    const sink = await startSmtpSink();
    const book = createMailBook();
    const start = (role: Role) =>
      startReadyServer({ DATA_DIR: dataDir, SMTP_URL: sink.url, ROLE: role });
    // One makes the database, the other finds it.
    const first = await start('web');
    const running = { web: Promise.resolve(first), worker: start('worker') };
    const leads: SentLead[] = [];
    const over = new AbortController();

    /** Sends leads one after another, each again until it is acknowledged, as the form does. */
    async function write(): Promise<void> {
      while (!over.signal.aborted) {
        const lead = aSentLead(leads.length);
        leads.push(lead);
        for (let status = 0; status !== 201;) {
          status = await sendLead((await running.web).url, lead);
          if (status !== 0 && status !== 201) throw new Error(`a lead was answered ${status}`);
        }
        await askForMail((await running.web).url, lead);
      }
    }

    async function killAndRestart(role: Role, before: Promise<Server>): Promise<Server> {
      const { child, ended } = await before;
      child.kill('SIGKILL');
      expect(await ended).toMatchObject({ signal: 'SIGKILL' });
      return start(role);
    }

    const countStored = () => leads.filter(({ reference }) => reference !== null).length;
    await Promise.all(Object.values(running));
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    onTestFinished(() => over.abort());
    // A writer that fails is told of below.
    writing.catch(() => undefined);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const role = kill % 2 === 0 ? 'web' : 'worker';
      const enough = countStored() + LEADS_BETWEEN;
      await expect.poll(countStored, OFTEN).toBeGreaterThanOrEqual(enough);
      running[role] = killAndRestart(role, running[role]);
      await running[role];
      book.take(sink.mails);
    }
    over.abort();
    await writing;

    const { db, close } = await openDatabase({ dataDir, log: pino({ enabled: false }) });
    onTestFinished(close);
    const waiting = () =>
      db.selectFrom('deliveries').select('id').where('state', '<>', 'done').execute();
    await expect.poll(waiting, SELDOM).toEqual([]);
    book.take(sink.mails);
    const stored = await db.selectFrom('leads').select('reference').execute();
    const triedAgain = await db
      .selectFrom('deliveries')
      .select('id')
      .where('attempts', '>', 1)
      .execute();
    await close();

    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(
      leads.map(({ reference }) => reference).toSorted(),
    );
    expect(book.listWrong(leads)).toEqual([]);
    for (const { child, ended } of await Promise.all(Object.values(running))) {
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0 });
    }
    process.stdout.write(
      `${leads.length} leads; ${triedAgain.length} mails were tried again, ${book.countRepeats()} of them had arrived\n`,
    );
  },
);
