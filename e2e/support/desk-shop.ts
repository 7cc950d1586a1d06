import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '@high-street/server/testing';
import { expect } from '@playwright/test';
import { z } from 'zod';

import { makeDataFolder } from './data-folder.ts';
import { invitationIn } from './desk-mail.ts';
import { START_LIMIT_MS } from './test.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const mailsSchema = z.array(
  z.object({ to: z.array(z.object({ address: z.string() })), text: z.string() }),
);

/** Everything that `npm start` starts, in a folder of its own, and without a booking page. */
export async function startShop() {
  const dataDir = await makeDataFolder('desk-shop');
  const ports = { site: await findFreePort(), desk: await findFreePort() };
  const inbox = { smtp: await findFreePort(), page: await findFreePort() };
  const { SMTP_URL: _, ...rest } = process.env;
  const shop = spawn(process.execPath, ['ops/start.ts'], {
    cwd: ROOT,
    env: {
      ...rest,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(ports.site),
      // The one that the site is built with, so that it is not built again; nobody looks at it here.
      CALENDAR_URL: 'http://localhost:3001',
      DESK_PORT: String(ports.desk),
      INBOX_SMTP_PORT: String(inbox.smtp),
      INBOX_PAGE_PORT: String(inbox.page),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shop.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  async function stop(): Promise<void> {
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    const [code] = await ended;
    await rm(dataDir, { recursive: true, force: true });
    expect(code).toBe(0);
  }

  try {
    await expect.poll(() => printed, { timeout: START_LIMIT_MS }).toContain('/invitation/');
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  const inboxUrl = `http://localhost:${inbox.page}/`;

  return {
    deskUrl: `http://localhost:${ports.desk}`,
    inboxUrl,
    printed,
    firstOwnerLink: invitationIn(printed),
    /** The texts of the mails to an address, the newest last, once there are so many. */
    mailsTo: async (address: string, count: number): Promise<string[]> => {
      const read = async () => {
        const answer = await fetch(`http://127.0.0.1:${inbox.page}/api/email`);
        const mails = mailsSchema.parse(await answer.json());
        return mails.filter(({ to }) => to.some((one) => one.address === address));
      };
      await expect.poll(async () => (await read()).length).toBe(count);
      return (await read()).map(({ text }) => text);
    },
    stop,
  };
}
