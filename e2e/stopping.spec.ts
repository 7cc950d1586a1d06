import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { findFreePort, listFamily, listRunning, listUsersOf } from '@high-street/server/testing';

import { makeDataFolder } from './support/data-folder.ts';
import { expect, START_LIMIT_MS, test } from './support/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal} to npm alone ends everything that npm start has started`, async () => {
    const dataDir = await makeDataFolder('stopping');
    const [port, calendarPort, deskPort, smtpPort, inboxPort] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const { SMTP_URL: _, ...rest } = process.env;
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...rest,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        PORT: String(port),
        CALENDAR_PORT: String(calendarPort),
        DESK_PORT: String(deskPort),
        // The one that the site is built with, so that it is not built again.
        CALENDAR_URL: 'http://localhost:3001',
        INBOX_SMTP_PORT: String(smtpPort),
        INBOX_PAGE_PORT: String(inboxPort),
      },
    });
    let printed = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    let family: readonly number[] = [];
    try {
      await expect.poll(() => printed, { timeout: START_LIMIT_MS }).toContain('npm run leads');
      family = await listFamily(npm.pid ?? 0);
      // npm, the starter, three services and the database.
      expect(family.length).toBeGreaterThan(5);

      npm.kill(signal);

      await expect.poll(() => listRunning(family)).toEqual([]);
      // Whatever is left is found by its folder; its ports may be somebody else's by now.
      expect(await listUsersOf(dataDir)).toEqual([]);
    } finally {
      for (const pid of await listRunning(family)) process.kill(pid, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
