import { openDatabase } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { proofSize } from './proof-size.ts';
import { askForMail, aSentLead, sendLead } from './writers.ts';

const KEYS = proofSize(20, 1_000);
const CALLS = 20;
const SELDOM = { interval: 500 };

test(
  `makes one lead and one mail of each of ${KEYS} keys that come ${CALLS} times at once to two processes`,
  { timeout: 300_000 + KEYS * 500 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.close);
    const sink = await startSmtpSink();
    const variables = { DATABASE_URL: database.url, SMTP_URL: sink.url };
    const [one, two] = await Promise.all([
      startReadyServer(variables),
      startReadyServer(variables),
    ]);

    const references: (string | null)[] = [];
    for (let index = 0; index < KEYS; index += 1) {
      const lead = aSentLead(index);
      const calls = Array.from({ length: CALLS }, (_, call) => {
        const copy = { ...lead };
        const { url } = call % 2 === 0 ? one : two;
        return sendLead(url, copy).then(async (status) => ({
          status,
          reference: copy.reference,
          mail: await askForMail(url, copy),
        }));
      });
      const answers = await Promise.all(calls);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect(answers.filter(({ mail }) => mail !== 200 && mail !== 202)).toEqual([]);
      references.push(answers[0]?.reference ?? null);
    }

    const { db, close } = await openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      log: pino({ enabled: false }),
    });
    onTestFinished(close);
    const waiting = () =>
      db.selectFrom('deliveries').select('id').where('state', '<>', 'done').execute();
    await expect.poll(waiting, SELDOM).toEqual([]);
    const stored = await db.selectFrom('leads').select('reference').execute();
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    const toVisitors = sink.mails.filter(({ to }) => to[0]?.startsWith('visitor-'));
    expect(toVisitors).toHaveLength(KEYS);
    expect(new Set(toVisitors.map(({ to }) => to[0])).size).toBe(KEYS);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from crm_contacts`.execute(db);
    expect(rows).toEqual([{ count: KEYS }]);
  },
);
