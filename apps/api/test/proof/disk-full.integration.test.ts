import { execFile } from 'node:child_process';
import { chmod, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { aFolder } from '../temp-folder.ts';
import { askForMail, aSentLead, sendLead } from './writers.ts';

const run = promisify(execFile);
const DISK_MB = 160;
const LEFT_BYTES = 64 * 1024;

/** A small disk of its own, or null where mounting is not allowed. */
async function aSmallDisk(): Promise<string | null> {
  const folder = await aFolder();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  onTestFinished(async () => {
    await run('umount', ['-l', folder]);
  });
  return folder;
}

test('stores nothing it cannot keep on a full disk, says so, and goes on once there is room', async (context) => {
  const disk = await aSmallDisk();
  if (disk === null) return context.skip('mounting is not allowed here');
  const sink = await startSmtpSink();
  const server = await startReadyServer({ DATA_DIR: join(disk, 'data'), SMTP_URL: sink.url });
  const before = aSentLead(0);
  expect(await sendLead(server.url, before)).toBe(201);
  expect([200, 202]).toContain(await askForMail(server.url, before));
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = await statfs(disk);
  await writeFile(ballast, Buffer.alloc(bavail * bsize - LEFT_BYTES));
  await chmod(ballast, 0o600);

  const sent = Array.from({ length: 400 }, (_, index) => aSentLead(index + 1));
  const statuses = new Map<string, number>();
  for (const lead of sent) {
    statuses.set(lead.key, await sendLead(server.url, lead));
    if (statuses.get(lead.key) !== 201) break;
  }
  const refused = sent.filter(({ key }) => (statuses.get(key) ?? 201) !== 201);
  expect(refused.length).toBeGreaterThan(0);
  expect(statuses.get(refused[0]?.key ?? '')).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  await rm(ballast);
  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isReady).toBe(200);
  for (const lead of sent.slice(0, statuses.size))
    expect(await sendLead(server.url, lead)).toBe(201);
  const told = () => new Set(sink.mails.map(({ to }) => to[0])).size;
  // Each visitor, and the provider.
  await expect.poll(told).toBe(statuses.size + 2);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
});
