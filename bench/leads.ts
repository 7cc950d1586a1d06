import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request as requestPlain, type RequestOptions } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { buildEnquiryContacts, IDEMPOTENCY_HEADER } from '@high-street/contract';
import { createLog, migrate, openDatabase } from '@high-street/server';
import { startSmtpSink } from '@high-street/server/testing';

import { percentile } from './latency.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BENCHMARKS = join(ROOT, 'docs/benchmarks.md');
const END = '<!-- end of leads -->';
const PORT = 3990;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SECONDS = 10;
const WRITERS = 8;
const RATE_PER_SECOND = 300;
const LEAST_RATIO = 0.25;
const MOST_P99_MS = 50;

const contacts = (index: number) =>
  buildEnquiryContacts({
    contactName: 'Anna Bell',
    email: `visitor-${index}@example.com`,
    country: 'GB',
    phoneNumber: '7700900123',
    storeName: 'Bell Bakery',
    message: 'Do you deliver to Bristol on Saturdays? '.repeat(10),
  });

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
let sent = 0;

/** Makes one call and gives the milliseconds until it was answered; throws when the status is another one. */
async function call(path: string, options: RequestOptions, body: string, status: number) {
  const begun = performance.now();
  const request = requestPlain(`${ORIGIN}${path}`, { agent, ...options });
  request.end(body);
  const [answer] = await once(request, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  return performance.now() - begun;
}

/** Sends one new lead. */
async function sendLead(): Promise<number> {
  sent += 1;
  const body = JSON.stringify({ contacts: contacts(sent) });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [IDEMPOTENCY_HEADER]: randomUUID(),
    origin: ORIGIN,
  };
  return call('/api/leads', { method: 'POST', headers }, body, 201);
}

/** A call that stores nothing and asks nobody. */
const sendNothing = (): Promise<number> => call('/healthz', {}, '', 200);

/** How many times a second the work is done by several at once. */
async function closedLoop(work: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun > SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (!isOver()) {
        await work();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1_000);
}

/** The times of leads that come at a fixed rate, whether earlier ones are answered or not. */
async function openLoop(): Promise<number[]> {
  const calls: Promise<number>[] = [];
  const begun = performance.now();
  for (let index = 0; index < RATE_PER_SECOND * SECONDS; index += 1) {
    const due = begun + (index * 1_000) / RATE_PER_SECOND;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    // Counted from when it was due, so that a late start is not hidden.
    calls.push(sendLead().then((ms) => ms + Math.max(0, performance.now() - ms - due)));
  }
  return Promise.all(calls);
}

async function startService(dataDir: string, smtpUrl: string) {
  const service = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
      HEARTBEAT_MINUTES: '0',
      CALLS_PER_MINUTE: '1000000',
      LEADS_PER_ADDRESS_HOUR: '1000000',
      LEADS_PER_EMAIL_DAY: '1000000',
      LEADS_PER_MINUTE: '10000000',
    },
  });
  await once(service, 'message');
  return service;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-leads-'));
await chmod(folder, 0o755);
const dataDir = join(folder, 'data');
const log = createLog('error');
const { db, pool, close } = await openDatabase({
  dataDir,
  log,
  maxConnections: WRITERS,
});
await migrate(db, log);
const sink = await startSmtpSink();
const service = await startService(dataDir, sink.url);
try {
  const row = JSON.stringify(contacts(0));
  let bare = 0;
  const insertBare = () =>
    pool.query('insert into leads (reference, contacts) values ($1, $2)', [
      `bare-${(bare += 1)}`,
      row,
    ]);
  // Interleaved, so that a slow moment of the machine meets both.
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const inserts = await closedLoop(insertBare);
    const empty = await closedLoop(sendNothing);
    const leads = await closedLoop(sendLead);
    rounds.push({ inserts, empty, leads, ratio: leads / inserts });
  }
  const median = rounds.toSorted((a, b) => a.ratio - b.ratio)[1];
  if (!median) throw new Error('nothing was measured');
  const times = await openLoop();
  const p99 = percentile(times, 0.99);
  const line = `| ${new Date().toISOString().slice(0, 10)} | ${availableParallelism()} | ${median.inserts.toFixed(0)} | ${median.empty.toFixed(0)} | ${median.leads.toFixed(0)} | ${median.ratio.toFixed(2)} | ${percentile(times, 0.5).toFixed(1)} | ${p99.toFixed(1)} | ${sink.mails.length} |`;
  process.stdout.write(
    `date | cores | bare inserts/s | empty calls/s | leads/s | ratio | p50 ms at ${RATE_PER_SECOND}/s | p99 ms | mails sent meanwhile\n${line}\n`,
  );
  if (process.argv.includes('--record')) {
    const table = await readFile(BENCHMARKS, 'utf8');
    await writeFile(
      BENCHMARKS,
      table.replace(`\n${END}`, () => `${line}\n\n${END}`),
    );
    spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', BENCHMARKS], {
      cwd: ROOT,
    });
  }
  if (median.ratio < LEAST_RATIO || p99 > MOST_P99_MS) {
    process.stderr.write(
      `The target is a ratio of ${LEAST_RATIO} and a p99 of ${MOST_P99_MS} ms.\n`,
    );
    process.exitCode = 1;
  }
} finally {
  service.kill('SIGTERM');
  await once(service, 'exit');
  agent.destroy();
  await sink.stop();
  await close();
  await rm(folder, { recursive: true, force: true });
}
