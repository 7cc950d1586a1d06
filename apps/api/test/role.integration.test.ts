import { expect, onTestFinished, test, vi } from 'vitest';

import { startWorkThread } from '#/service/index.ts';

import { startReadyServer } from './child.ts';
import { killDatabase } from './kill-database.ts';
import { aSentLead, sendLead } from './proof/writers.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { aDataDir } from './temp-folder.ts';

/** By the name of this machine, to which they are told without a key. */
async function readMetrics({ port }: { readonly port: number }): Promise<string> {
  return (await fetch(`http://localhost:${port}/metrics`)).text();
}

// asvs 8.2.1
test('a web process stores and leaves the deliveries to a worker, which answers only those who watch over it', async () => {
  const sink = await startSmtpSink();
  const shared = { DATA_DIR: await aDataDir(), SMTP_URL: sink.url };
  const web = await startReadyServer({ ...shared, ROLE: 'web' });
  const lead = aSentLead(1);
  expect(await sendLead(web.url, lead)).toBe(201);
  expect(await readMetrics(web)).toContain('deliveries{kind="provider",state="waiting"} 1');
  expect(sink.mails).toHaveLength(0);

  const worker = await startReadyServer({ ...shared, ROLE: 'worker' });

  // The provider's at once, the visitor's when the form has not asked for it within five seconds.
  await expect.poll(() => sink.mails.length).toBe(2);
  expect(await sendLead(worker.url, aSentLead(2))).toBe(404);
  await expect
    .poll(() => readMetrics(worker))
    .toContain('delivery_attempts_total{kind="provider",outcome="done"} 1');

  for (const { child, ended } of [worker, web]) {
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  }
});

test('a process of both roles counts what its working thread delivers', async () => {
  const sink = await startSmtpSink();
  const server = await startReadyServer({ DATA_DIR: await aDataDir(), SMTP_URL: sink.url });
  expect(await sendLead(server.url, aSentLead(1))).toBe(201);
  await expect
    .poll(() => readMetrics(server))
    .toContain('delivery_attempts_total{kind="provider",outcome="done"} 1');
});

test('a working thread that cannot start leaves the process to close what it has opened', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('LOG_LEVEL', 'deafening');

  // Vitest fails where the error is told to nobody, which would end the process.
  await expect(startWorkThread(() => undefined)).rejects.toThrow('LOG_LEVEL');
});

test('a database that dies takes neither the process nor its working thread along', async () => {
  const sink = await startSmtpSink();
  const dataDir = await aDataDir();
  const server = await startReadyServer({ DATA_DIR: dataDir, SMTP_URL: sink.url });
  expect(await sendLead(server.url, aSentLead(1))).toBe(201);

  await killDatabase(dataDir);
  const next = aSentLead(2);
  await expect.poll(() => sendLead(server.url, next)).toBe(201);

  // Two mails for each of the two, the provider's and the visitor's.
  await expect.poll(() => sink.mails.length).toBe(4);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});
