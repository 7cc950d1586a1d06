import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { IDEMPOTENCY_HEADER, leadCreatedSchema } from '@high-street/contract';
import { createTestDatabase, findFreePort, release } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { startReadyServer, startServer } from './child.ts';
import { aKey, anEmailRequest, anEnquiry } from './lead-builder.ts';
import { aSentEnquiry } from './plain-form-page.ts';
import { runLeads } from './run-leads.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { aDataDir, aFolder, aFolderWith } from './temp-folder.ts';

const ONE_LINE = /^[^\n]+\n$/;
const exportSchema = z.array(z.object({ reference: z.string(), contacts: z.looseObject({}) }));

test('finishes what is under way when it is told to stop, then leaves with 0', async () => {
  const sink = await startSmtpSink();
  const LEADS_TO = 'owner@shop.example';
  const server = await startReadyServer({
    DATA_DIR: await aDataDir(),
    SMTP_URL: sink.url,
    LEADS_TO,
  });
  const key = aKey();
  await submit(server.url, key, 'stop');
  await expect.poll(recipients).toEqual([[LEADS_TO]]);
  sink.state.manner = 'hold the data';
  const sending = call(`${server.url}/api/send-email`, key, anEmailRequest(anEnquiry()));
  await expect.poll(() => sink.state.held.length).toBe(1);

  server.child.kill('SIGTERM');
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'gone')).toBe('gone');
  release(sink.state);

  const answer = await sending;
  expect([answer.status, await answer.json()]).toEqual([200, { code: 200 }]);
  expect(await server.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(recipients()).toEqual([[LEADS_TO], ['anna@example.com']]);

  function recipients() {
    return sink.mails.map(({ to }) => to);
  }
});

test('hangs up on a mailbox that says nothing when it is told to stop, and leaves with 0', async () => {
  const { url, db, close } = await createTestDatabase();
  onTestFinished(close);
  await db
    .insertInto('schedules')
    .values({ name: 'inbound', next_run_at: new Date(0) })
    .execute();
  const mailbox = createServer().listen(0, '127.0.0.1');
  await once(mailbox, 'listening');
  onTestFinished(() => void mailbox.close());
  const { port } = z.object({ port: z.number() }).parse(mailbox.address());
  const connected = once(mailbox, 'connection');
  const server = await startReadyServer({
    DATABASE_URL: url,
    IMAP_URL: `imap://hello:secret@127.0.0.1:${port}`,
  });
  await connected;

  server.child.kill('SIGTERM');

  expect(await server.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
});

test('says in one line that the port is taken', async () => {
  const port = await findFreePort();
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());

  const { code, stderr } = await startServer({ PORT: String(port), DATA_DIR: await aDataDir() })
    .ended;

  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(`^Port ${port} on 127.0.0.1 is in use`),
  ]);
  expect(stderr).toMatch(ONE_LINE);
});

test('refuses a second start on one data folder in one line, and lets the first one work on', async () => {
  const variables = { DATA_DIR: await aDataDir() };
  const first = await startReadyServer(variables);
  const port = await findFreePort();

  const { code, stderr } = await startServer({ ...variables, PORT: String(port) }).ended;

  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Another copy of the product runs on/),
  ]);
  expect(stderr).toMatch(ONE_LINE);
  expect(await submit(first.url, aKey(), 'still open')).toMatch(/^\w{4}-\w{4}$/);
});

test('says in one line that the data folder cannot be used', async () => {
  const folder = await aFolderWith({ file: '' });

  const { code, stderr } = await startServer({ DATA_DIR: join(folder, 'file', 'data') }).ended;

  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The data folder .*DATA_DIR/)]);
  expect(stderr).toMatch(ONE_LINE);
});

test('says in one line which variable is wrong', async () => {
  const DATA_DIR = await aFolder();
  const wrong = { PORT: '0', SMTP_URL: 'mail.example', DATABASE_URL: 'mysql://localhost/x' };

  await Promise.all(
    Object.entries(wrong).map(async ([name, value]) => {
      const { code, stderr } = await startServer({ DATA_DIR, [name]: value }).ended;
      expect([code, stderr]).toEqual([1, expect.stringMatching(`^${name} must be`)]);
      expect(stderr).toMatch(ONE_LINE);
    }),
  );
});

test('loses and doubles no acknowledged lead when it is killed among fifty', async () => {
  const dataDir = await aDataDir();
  const first = await startReadyServer({ DATA_DIR: dataDir });
  const keys = Array.from({ length: 50 }, () => aKey());
  const acknowledged = new Map<string, string>();
  await Promise.allSettled(
    keys.map(async (key) => {
      acknowledged.set(key, await submit(first.url, key, key));
      if (acknowledged.size === 10) first.child.kill('SIGKILL');
    }),
  );
  expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });
  expect(acknowledged.size).toBeGreaterThanOrEqual(10);

  const second = await startReadyServer({ DATA_DIR: dataDir });
  const stored = await exportAll(dataDir);
  const answers = await Promise.all(keys.map((key) => submit(second.url, key, key)));

  expect(stored).toEqual(expect.arrayContaining([...acknowledged.values()]));
  for (const [key, reference] of acknowledged) expect(answers[keys.indexOf(key)]).toBe(reference);
  expect((await exportAll(dataDir)).sort()).toEqual(answers.sort());
  second.child.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0, stderr: '' });
});

test('knows a form without scripts again after a stop, though no secret is set', async () => {
  const DATA_DIR = await aDataDir();
  const send = async (url: string) => {
    const body = new URLSearchParams(
      aSentEnquiry().map(([name, value]): [string, string] => [name, value]),
    );
    expect((await fetch(`${url}/enquiry`, { method: 'POST', body })).ok).toBe(true);
  };
  const first = await startReadyServer({ DATA_DIR });
  await send(first.url);
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });

  const second = await startReadyServer({ DATA_DIR });
  await send(second.url);

  expect(await exportAll(DATA_DIR)).toHaveLength(1);
});

function call(url: string, key: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      'content-type': 'application/json',
      origin: new URL(url).origin,
    },
    body: JSON.stringify(body),
  });
}

async function submit(url: string, key: string, message: string): Promise<string> {
  const answer = await call(`${url}/api/leads`, key, { contacts: anEnquiry({ message }) });
  return leadCreatedSchema.parse(await answer.json()).reference;
}

async function exportAll(dataDir: string): Promise<string[]> {
  const { stdout } = await runLeads({ DATA_DIR: dataDir }, 'export', '--json', '-');
  return exportSchema.parse(JSON.parse(stdout)).map(({ reference }) => reference);
}
