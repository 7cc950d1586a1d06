import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { COUNTS_PATH } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { createTestDatabase, makeTempFolder } from '@high-street/server/testing';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { everything } from '../everything.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { proofSize } from './proof-size.ts';

const VISITS = proofSize(600, 10_000);
const PROCESSES = 3;
/** A process takes 200 messages a second, and drops what comes beyond. */
const AT_ONCE = 15;
const PACE_MS = 60;
/** What a process may take with it, and a moment for what it was writing. */
const LOST_MS = 12_000;
/** Others miss a process after three of their writings, one every ten seconds. */
const SELDOM = { interval: 500 };
const PAGES = ['/', '/pricing', '/enquiry', '/onboarding'] as const;
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Total = ReadonlyMap<string, number>;
type Visit = { readonly process: number; readonly at: number; readonly adds: Total };

async function makeSite(): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  await writeFile(join(path, '_headers'), '');
  for (const page of PAGES) {
    await mkdir(join(path, page), { recursive: true });
    await writeFile(join(path, page, 'index.html'), '<!doctype html><title>Page</title>');
  }
  return path;
}

/** The same visit for the same number: what it tells, who makes it, and what it adds to the totals. */
function planVisit(number: number) {
  const page = PAGES[number % PAGES.length] ?? '/';
  const kind = number % 11 === 0 ? 'robot' : number % 7 === 0 ? 'declined' : 'person';
  const source = number % 5 === 0 ? 'direct' : 'other';
  const host = source === 'direct' ? null : `site-${number}.example`;
  const times = 1 + (number % 3);
  const counts = [
    { page, what: 'seen', n: times },
    { page, what: 'landed', n: 1 },
    ...(page === '/enquiry' ? [{ page, what: 'begun:enquiry', n: 1 }] : []),
    ...(page === '/onboarding' ? [{ page, what: 'step:register:2', n: 1 }] : []),
  ];
  const adds = new Map<string, number>();
  if (kind === 'robot') adds.set(`robot ${page} `, times);
  if (kind === 'person') for (const { what, n } of counts) adds.set(`${what} ${page} ${source}`, n);
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': kind === 'robot' ? ROBOT : BROWSER,
    ...(kind === 'declined' ? { 'sec-gpc': '1' } : {}),
  };
  return { body: JSON.stringify({ campaign: null, host, counts }), headers, adds };
}

function sumUp(visits: readonly Visit[]): Total {
  const sums = new Map<string, number>();
  for (const { adds } of visits) {
    for (const [key, n] of adds) sums.set(key, n + (sums.get(key) ?? 0));
  }
  return sums;
}

async function readCounted(db: Kysely<Database>): Promise<Total> {
  const rows = await db.selectFrom('counts').select(['what', 'page', 'source', 'n']).execute();
  return new Map(rows.map(({ what, page, source, n }) => [`${what} ${page} ${source}`, Number(n)]));
}

/** Totals that nobody added to, and those beyond what was added or below what is certain of it. */
function findWrong(counted: Total, most: Total, least: Total): string[] {
  const strange = [...counted.keys()].filter((key) => !most.has(key));
  const wrong = [...most].filter(([key, n]) => {
    const found = counted.get(key) ?? 0;
    return found > n || found < (least.get(key) ?? 0);
  });
  return [...strange, ...wrong.map(([key]) => key)];
}

test(
  `counts ${VISITS} visits at ${PROCESSES} processes, each killed once, but for the last ten seconds of each`,
  { timeout: 240_000 + VISITS * 20 },
  async () => {
    const { db, url: databaseUrl, close } = await createTestDatabase();
    onTestFinished(close);
    const sink = await startSmtpSink();
    const variables = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: sink.url,
      ROLE: 'web',
      SITE_DIR: await makeSite(),
    };
    const running: Awaited<ReturnType<typeof startReadyServer>>[] = [];
    for (let place = 0; place < PROCESSES; place += 1) {
      running.push(await startReadyServer(variables));
    }
    const visits: Visit[] = [];
    const kills: { readonly process: number; readonly at: number }[] = [];

    async function visit(number: number): Promise<void> {
      const place = number % PROCESSES;
      const { body, headers, adds } = planVisit(number);
      const at = Date.now();
      const { status } = await fetch(`${running[place]?.url}${COUNTS_PATH}`, {
        method: 'POST',
        headers,
        body,
      });
      expect(status).toBe(204);
      visits.push({
        process:
          place + PROCESSES * kills.filter((kill) => kill.process % PROCESSES === place).length,
        at,
        adds,
      });
    }

    const countWritten = async () =>
      (await db.selectFrom('counts').select('what').execute()).length;
    for (let number = 0; number < VISITS; number += AT_ONCE) {
      const batch = Array.from(
        { length: Math.min(AT_ONCE, VISITS - number) },
        (_, n) => number + n,
      );
      await Promise.all([...batch.map(visit), sleep(PACE_MS)]);
      const place = kills.length;
      // So that something is certain: the first kill comes after the first writing.
      if (place === 0 && number >= VISITS / 4)
        await expect.poll(countWritten, SELDOM).toBeGreaterThan(0);
      if (place < PROCESSES && number >= ((place + 1) * VISITS) / (PROCESSES + 1)) {
        const at = Date.now();
        running[place]?.child.kill('SIGKILL');
        await running[place]?.ended;
        kills.push({ process: place, at });
        running[place] = await startReadyServer(variables);
      }
    }
    const lost = () =>
      sql<{ n: number }>`select coalesce(sum(lost_processes), 0)::int as n from counting_days`
        .execute(db)
        .then(({ rows }) => rows[0]?.n);
    await expect.poll(lost, SELDOM).toBe(PROCESSES);
    for (const { child, ended } of running) {
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0 });
    }

    const certain = visits.filter(
      ({ process, at }) =>
        !kills.some((kill) => kill.process === process && at > kill.at - LOST_MS),
    );
    const [most, least] = [sumUp(visits), sumUp(certain)];
    expect(least.size).toBeGreaterThan(0);
    const counted = await readCounted(db);
    expect(findWrong(counted, most, least)).toEqual([]);
    const missing = [...most].reduce((sum, [key, n]) => sum + n - (counted.get(key) ?? 0), 0);
    process.stdout.write(
      `${visits.length} visits, ${kills.length} kills, ${missing} counts lost\n`,
    );

    const dump = await everything(db);
    expect(dump).not.toMatch(/127\.0\.0\.1|::1|Mozilla|Googlebot|site-\d/);
    expect(dump).toContain('landed');
    expect(await lost()).toBe(PROCESSES);
  },
);
