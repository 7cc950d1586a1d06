import { toMailIdentity } from '@high-street/letter';
import type { Role } from '@high-street/people';
import { readConfig, type Environment } from '@high-street/server';
import { openMailer } from '@high-street/server/mail';
import {
  createTestDatabase,
  fakeClock,
  NEVER_LATE_MS,
  startSmtpSink,
} from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';

import { buildApp } from '#/app.ts';
import { configSchema } from '#/config.ts';
import { createDeskServices } from '#/create-desk-services.ts';
import type { DeskParts } from '#/desk-parts.ts';
import { readOidcSettings } from '#/oidc/index.ts';

import type { Screens } from '#/screens/index.ts';

import { builtScreens } from './built-screens.ts';
import { createBrowser, ORIGIN, type Browser } from './test-browser.ts';
import { AVAILABILITY, BRAND, OFFICE, RETENTION_MONTHS } from './test-owner.ts';

/** Built before any test begins, whose time it would take. */
const built = await builtScreens();

/** Limits that no test meets by accident. */
const LIFTED_LIMITS = {
  DESK_SIGN_INS_PER_ADDRESS_HOUR: '1000000',
  DESK_SIGN_INS_PER_EMAIL_HOUR: '1000000',
  DESK_SIGN_INS_PER_MINUTE: '1000000',
};

const METRICS_KEY = 'm'.repeat(40);

type Changes = { readonly env?: Environment; readonly screens?: Screens } & Partial<
  Pick<DeskParts, 'log' | 'availability' | 'office'>
>;

/** The desk on a database and with a mail server of the test's own, at a clock that stands still until it is moved. */
export async function startTestApp({
  env = {},
  log = pino({ enabled: false }),
  screens = built,
  availability = AVAILABILITY,
  office = OFFICE,
}: Changes = {}) {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  const sink = await startSmtpSink();
  onTestFinished(sink.stop);
  const config = readConfig(configSchema, {
    DESK_URL: ORIGIN,
    METRICS_KEY,
    SMTP_URL: sink.url,
    ...LIFTED_LIMITS,
    ...env,
  });
  const mailer = openMailer(config);
  onTestFinished(mailer.close);
  const identity = toMailIdentity(BRAND, {
    from: 'desk@shop.example',
    providerAddress: 'team@shop.example',
  });
  const clock = fakeClock(new Date());
  const key = Buffer.alloc(32, 7);
  const oidc = readOidcSettings(config);
  const owned = { identity, availability, office, retentionMonths: RETENTION_MONTHS };
  const parts = { config, db, pool, key, mailer, ...owned, oidc, clock, log };
  const app = buildApp({ ...parts, screens, delayLimitMs: NEVER_LATE_MS });
  onTestFinished(async () => app.close());
  const { services } = createDeskServices(parts);
  const { people, sessions, audit } = services;

  /** Invites somebody by the command, and gives the address of their invitation. */
  async function invite(email: string, role: Role): Promise<string> {
    const { token } = await people.invite({ email, role, actor: { kind: 'command' } });
    return `/invitation/${token}`;
  }

  /** Somebody of that role who is signed in, in a browser of their own. */
  async function signedIn(role: Role, email = `${role}@shop.example`): Promise<Browser> {
    const browser = createBrowser(app);
    const path = await invite(email, role);
    await browser.post(path, { name: role });
    return browser;
  }

  /** The mails that came, once there are so many. */
  async function mailsOnce(count: number) {
    await expect.poll(() => sink.mails.length).toBe(count);
    return sink.read();
  }

  return {
    app,
    db,
    pool,
    clock,
    sink,
    screens,
    people,
    sessions,
    services,
    invite,
    signedIn,
    mailsOnce,
    browser: () => createBrowser(app),

    /** The metrics, as Prometheus reads them with the key. */
    async metrics() {
      const headers = { authorization: `Bearer ${METRICS_KEY}` };
      return (await app.inject({ url: '/metrics', headers })).body;
    },

    /** The log from its first line. */
    async readLog() {
      const { lines } = await audit.list({}, { size: 100_000 });
      return lines.toReversed();
    },
  };
}

/** The desk of a test. */
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
