import { spawn } from 'node:child_process';
import { join } from 'node:path';

import {
  CHILD_ENVIRONMENT,
  findFreePort,
  listFamily,
  listRunning,
  listUsersOf,
  makeTempFolder,
} from '@high-street/server/testing';
import { expect, onTestFailed, onTestFinished, test, vi } from 'vitest';

import { PROJECT_ROOT } from './project-root.ts';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 60_000;
/** How far above the site's port `npm run dev` has the API. */
const API_PORT_ABOVE = 100;

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm alone ends everything that npm run dev has started',
  async (signal) => {
    const folder = await makeTempFolder();
    onTestFinished(folder.remove);
    const port = await findFreePort(API_PORT_ABOVE);
    const [smtpPort, pagePort] = [await findFreePort(), await findFreePort()];
    const apiPort = port + API_PORT_ABOVE;
    const npm = spawn('npm', ['run', 'dev'], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...CHILD_ENVIRONMENT,
        HOME: process.env['HOME'],
        DATA_DIR: join(folder.path, 'data'),
        PORT: String(port),
        // Without a booking page and a desk, which would be built.
        CALENDAR_URL: 'none',
        DESK_PORT: 'none',
        INBOX_SMTP_PORT: String(smtpPort),
        INBOX_PAGE_PORT: String(pagePort),
      },
    });
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (part: Buffer) => (said += part.toString()));
    }
    onTestFailed(() => void process.stderr.write(said));
    let family: readonly number[] = [];
    onTestFinished(async () => {
      for (const pid of await listRunning(family)) process.kill(pid, 'SIGKILL');
    });
    await vi.waitFor(
      async () => {
        family = await listFamily(npm.pid ?? 0);
        for (const answering of [`${port}/api/form-token`, `${apiPort}/`, `${pagePort}/`]) {
          await fetch(`http://localhost:${answering}`);
        }
      },
      { timeout: START_LIMIT_MS, interval: 200 },
    );
    family = await listFamily(npm.pid ?? 0);
    expect(family.length).toBeGreaterThan(4);

    npm.kill(signal);

    await vi.waitFor(async () => expect(await listRunning(family)).toEqual([]), {
      timeout: STOP_LIMIT_MS,
    });
    // Whatever is left is found by its folder; its ports may be somebody else's by now.
    expect(await listUsersOf(folder.path)).toEqual([]);
  },
  START_LIMIT_MS + STOP_LIMIT_MS,
);
