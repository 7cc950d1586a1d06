import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';

import { findFreePort, type SmtpSink, startSmtpSink } from '@high-street/server/testing';

import { makeDataFolder } from './data-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The running product with a mail server of its own, to be broken at will. */
export type Product = {
  readonly url: string;
  readonly mail: SmtpSink;
  /** Where its database is, which others may open beside it. */
  readonly dataDir: string;
  /** Starts the API service and resolves once it answers. */
  readonly start: () => Promise<void>;
  /** Ends the API service at once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts the booking page beside it on that port, known to visitors at the address, and resolves once it answers. */
  readonly startCalendar: (port: number, address: string) => Promise<void>;
  /** Starts the desk beside it and gives the address at which it answers. */
  readonly startDesk: () => Promise<string>;
  /** Ends the desk, as when it is replaced. */
  readonly stopDesk: () => Promise<void>;
  /** Runs `npm run leads` with these arguments and gives what it prints. */
  readonly leads: (...args: string[]) => Promise<string>;
  /** Runs `npm run bookings` likewise. */
  readonly bookings: (...args: string[]) => Promise<string>;
  /** Runs `npm run desk` likewise. */
  readonly desk: (...args: string[]) => Promise<string>;
  readonly close: () => Promise<void>;
};

async function waitUntilReady(service: ChildProcess): Promise<void> {
  const ended = once(service, 'exit').then(() =>
    Promise.reject(new Error('The service ended while starting.')),
  );
  await Promise.race([once(service, 'message'), ended]);
}

async function stop(service: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return;
  service.kill(signal);
  await once(service, 'exit');
}

/** Prepares a product on free ports with its own empty data folder; nothing runs but the mail server. */
export async function prepareProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = await makeDataFolder('product');
  const port = await findFreePort();
  const deskPort = await findFreePort();
  const mail = await startSmtpSink();
  const serviceEnv = {
    ...process.env,
    // As npm start has it.
    NODE_ENV: 'production',
    CALLS_PER_MINUTE: '100000',
    LEADS_PER_ADDRESS_HOUR: '100000',
    LEADS_PER_MINUTE: '100000',
    BOOKINGS_PER_ADDRESS_HOUR: '100000',
    BOOKINGS_PER_MINUTE: '100000',
    OPEN_BOOKINGS_PER_ADDRESS: '100000',
    DESK_SIGN_INS_PER_ADDRESS_HOUR: '100000',
    DESK_SIGN_INS_PER_MINUTE: '100000',
    HEARTBEAT_MINUTES: '0',
    LOG_LEVEL: 'error',
    ...env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    DESK_PORT: String(deskPort),
    SMTP_URL: mail.url,
  };
  let service: ChildProcess | null = null;
  let calendar: ChildProcess | null = null;
  let desk: ChildProcess | null = null;

  async function serve(file: string, more: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
    const child = spawn(process.execPath, [file], {
      cwd: ROOT,
      env: { ...serviceEnv, ...more },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await waitUntilReady(child);
    return child;
  }

  async function run(file: string, args: readonly string[]): Promise<string> {
    const options = { cwd: ROOT, env: serviceEnv };
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], options);
    return stdout;
  }

  const url = `http://localhost:${port}`;
  return {
    url,
    mail,
    dataDir,
    start: async () => {
      service = await serve('apps/api/src/server.ts');
    },
    kill: () => stop(service, 'SIGKILL'),
    startCalendar: async (calendarPort, address) => {
      calendar = await serve('apps/calendar/src/server.ts', {
        CALENDAR_PORT: String(calendarPort),
        CALENDAR_URL: address,
        SITE_URL: url,
      });
    },
    startDesk: async () => {
      desk = await serve('apps/desk/src/server.ts');
      return `http://localhost:${deskPort}`;
    },
    stopDesk: () => stop(desk, 'SIGTERM'),
    leads: (...args) => run('apps/api/src/leads-command/cli.ts', args),
    bookings: (...args) => run('apps/calendar/src/bookings-command/cli.ts', args),
    desk: (...args) => run('apps/desk/src/desk-command/cli.ts', args),
    close: async () => {
      await stop(desk, 'SIGTERM');
      await stop(calendar, 'SIGTERM');
      await stop(service, 'SIGTERM');
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
