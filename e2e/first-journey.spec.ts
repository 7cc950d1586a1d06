import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '@high-street/server/testing';

import { makeDataFolder } from './support/data-folder.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { expect, START_LIMIT_MS, test } from './support/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What others may read, change or list in a folder. */
async function listOpenToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  const found = await Promise.all(
    // What PostgreSQL works with comes and goes.
    paths.map(async (path) => ({ path, mode: (await stat(path).catch(() => null))?.mode ?? 0 })),
  );
  expect(paths.some((path) => path.endsWith('.eml'))).toBe(true);
  return found.filter(({ mode }) => (mode & 0o067) !== 0).map(({ path }) => path);
}

test('one command opens the shop: the enquiry is in the inbox and among the leads', async ({
  page,
  context,
}) => {
  const dataDir = await makeDataFolder('shop');
  const [port, calendarPort, smtpPort, inboxPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const { SMTP_URL: _, ...rest } = process.env;
  const env = {
    ...rest,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    CALENDAR_PORT: String(calendarPort),
    // It has a journey of its own.
    DESK_PORT: 'none',
    // The one that the site is built with, so that it is not built again.
    CALENDAR_URL: 'http://localhost:3001',
    INBOX_SMTP_PORT: String(smtpPort),
    INBOX_PAGE_PORT: String(inboxPort),
  };
  const shop = spawn(process.execPath, ['ops/start.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shop.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  try {
    await expect.poll(() => printed, { timeout: START_LIMIT_MS }).toContain('npm run leads');
    expect(printed).toContain(`http://localhost:${port}`);
    expect(printed).toContain(`http://localhost:${inboxPort}`);
    expect(printed).not.toContain('Building');
    const [, bookingPage = ''] = /Booking page +(\S+)/.exec(printed) ?? [];
    expect(bookingPage).toBe(`http://localhost:${calendarPort}`);
    const booking = await context.newPage();
    await booking.goto(bookingPage);
    await expect(booking).toHaveTitle(/^Book/);
    await booking.close();

    const enquiry = anEnquiry({ message: 'Do you take <script>alert(1)</script>?' });
    await page.goto(`http://localhost:${port}/enquiry`);
    await fillEnquiry(page, enquiry);
    await enquiryParts(page).submit.click();
    await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');

    const inbox = await context.newPage();
    await inbox.goto(`http://localhost:${inboxPort}/`);
    await expect(inbox.getByText('Enquiry Email').first()).toBeVisible();
    const mails = await (await page.request.get(`http://127.0.0.1:${inboxPort}/api/email`)).text();
    expect(mails).toContain(enquiry.email);
    expect(mails).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const stranger = { headers: { origin: 'https://evil.example' } };
    const toStranger = await page.request.get(`http://localhost:${inboxPort}/api/email`, stranger);
    expect(toStranger.status()).toBe(403);
    expect(await listOpenToOthers(dataDir)).toEqual([]);
    const metrics = await page.request.get(`http://localhost:${port}/metrics`);
    expect(await metrics.text()).toContain('ready 1');

    const leads = spawn(process.execPath, ['apps/api/src/leads-command/cli.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect((await leads.stdout.toArray()).join('')).toContain(enquiry.email);

    // A browser holds connections in reserve, and they must not hold up the end.
    for (const reserved of [inboxPort, port]) {
      const socket = connect(reserved, '127.0.0.1');
      await once(socket, 'connect');
      socket.on('error', () => socket.destroy());
    }
  } finally {
    shop.kill('SIGTERM');
    const [code] = await once(shop, 'exit');
    expect(code).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  }
});
