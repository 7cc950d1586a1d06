import {
  IDEMPOTENCY_HEADER,
  leadCreatedSchema,
  type Attribution,
  type Contacts,
} from '@high-street/contract';
import type { BrandPack } from '@high-street/owner';
import {
  readConfig,
  systemClock,
  type Clock,
  type Database,
  type Environment,
} from '@high-street/server';
import { createCounter } from '@high-street/server/counts';
import { openWorkerSession, type WorkerSession } from '@high-street/server/deliveries';
import { createLimits } from '@high-street/server/limits';
import { readEnquiryKeys } from '@high-street/server/links';
import { createSinkMailer, createSmtpMailer, type Mailer } from '@high-street/server/mail';
import type { StaticFiles } from '@high-street/server/static';
import { createTestDatabase, NEVER_LATE_MS } from '@high-street/server/testing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { Pool } from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { buildApp } from '#/app.ts';
import { configSchema } from '#/config.ts';
import { createCounting } from '#/counts/index.ts';
import { readLeadLimits } from '#/read-lead-limits.ts';
import { createPipeline } from '#/pipeline.ts';
import type { SiteHeaders, SiteRedirects } from '#/site/index.ts';

import { aKey, anEmailRequest } from './lead-builder.ts';
import { patientClock } from './patient-clock.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { BRAND, OFFICE, RETENTION_MONTHS } from './test-owner.ts';

/** The address that mails of the tests come from. */
export const MAIL_FROM = 'hello@shop.example';
/** The address that hears of new leads. */
export const LEADS_TO = 'owner@shop.example';

/** Limits that no test meets by accident, and no heartbeat that it does not ask for. */
const LIFTED_LIMITS: Environment = {
  MAIL_FROM,
  LEADS_TO,
  HEARTBEAT_MINUTES: '0',
  CALLS_PER_MINUTE: '1000000',
  LEADS_PER_ADDRESS_HOUR: '1000000',
  LEADS_PER_EMAIL_DAY: '1000000',
  LEADS_PER_MINUTE: '10000000',
  MAILS_PER_ADDRESS_DAY: '1000000',
};

type Changes = {
  env?: Environment;
  database?: { db: Kysely<Database>; pool: Pool; url?: string };
  mailer?: Mailer;
  brand?: BrandPack;
  site?: StaticFiles;
  redirects?: SiteRedirects;
  log?: FastifyBaseLogger;
  clock?: Clock;
  /** Whether what is due is delivered, and not only stored. */
  isWorking?: boolean;
  /** Whether visits and leads are counted; the test has it written. */
  isCounting?: boolean;
};

/** What the tests call campaigns. */
export const CAMPAIGNS = [{ name: 'Autumn bakers', utmCampaign: 'autumn-bakers' }];

/** Where the test sets none. */
const FORM_SECRET = 'f'.repeat(32);

const NO_HEADERS: SiteHeaders = () => ({});

const silent = pino({ enabled: false });

/** The app on a database and a mail server of its own, for the length of the test; concurrent tests pass their own `onTestFinished`. */
export async function startTestApp(changes: Changes = {}, atEnd = onTestFinished) {
  const { env = {}, site = new Map(), redirects = new Map(), isWorking = false } = changes;
  const { log = silent, clock = systemClock } = changes;
  const config = readConfig(configSchema, { ...LIFTED_LIMITS, ...env });
  const formSecret = config.FORM_TOKEN_SECRET ?? FORM_SECRET;
  const own = changes.database ? null : await createTestDatabase();
  if (own) atEnd(own.close);
  const database = changes.database ?? own;
  if (!database) throw new Error('there is no database');
  const { db, pool } = database;
  const sink = await startSmtpSink(atEnd);
  const mailer = changes.mailer ?? createSmtpMailer(sink.url);
  atEnd(() => mailer.close());
  const session = await openWorkerSession(pool);
  atEnd(session.close);
  const { brand = BRAND } = changes;
  const linkKeys = await readEnquiryKeys(db, config);
  const pipeline = createPipeline({
    config,
    brand,
    db,
    session,
    linkKeys,
    mailer,
    sink: createSinkMailer(),
    clock,
    office: OFFICE,
    log,
  });
  atEnd(pipeline.settled);
  const limits = createLimits({
    pool,
    settings: readLeadLimits(config),
    secret: formSecret,
    log,
    clock: patientClock,
  });
  const work = isWorking ? pipeline.work() : null;
  if (work) atEnd(work.stop);
  const counter = changes.isCounting
    ? createCounter({ db, clock, timeZone: 'Europe/London', log })
    : null;
  const app = await buildApp({
    config,
    formSecret,
    linkKeys,
    brand,
    db,
    pipeline,
    mailer,
    limits,
    site,
    redirects,
    siteHeaders: NO_HEADERS,
    counting: createCounting({ counter, campaigns: CAMPAIGNS, origins: [], site }),
    onStored: () => work?.wake(),
    delayLimitMs: NEVER_LATE_MS,
    clock,
    office: OFFICE,
    retentionMonths: RETENTION_MONTHS,
    log,
  });
  atEnd(() => app.close());
  const databaseUrl = database.url ?? '';
  return { app, db, pool, sink, pipeline, linkKeys, counter, databaseUrl };
}

/** Leases nothing. */
const NO_SESSION: WorkerSession = {
  owner: async () => ({ number: 1, since: '2026-01-01' }),
  close: async () => undefined,
};

/** The app with pages and no database, for tests of what needs none. */
export async function startPages(
  site: StaticFiles,
  redirects: SiteRedirects = new Map(),
  siteHeaders: SiteHeaders = NO_HEADERS,
) {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const config = readConfig(configSchema, LIFTED_LIMITS);
  const brand = BRAND;
  const [mailer, clock, log] = [createSinkMailer(), systemClock, silent];
  const linkKeys = { signing: FORM_SECRET, earlier: [] };
  const app = await buildApp({
    config,
    formSecret: FORM_SECRET,
    linkKeys,
    mailer,
    brand,
    db,
    pipeline: createPipeline({
      config,
      brand,
      db,
      session: NO_SESSION,
      linkKeys,
      mailer,
      sink: mailer,
      clock,
      office: OFFICE,
      log,
    }),
    limits: createLimits({
      pool: new Pool({ host: '/nowhere' }),
      settings: readLeadLimits(config),
      secret: FORM_SECRET,
      log,
    }),
    site,
    redirects,
    siteHeaders,
    counting: createCounting({ counter: null, campaigns: [], origins: [], site }),
    onStored: () => undefined,
    delayLimitMs: NEVER_LATE_MS,
    clock,
    office: OFFICE,
    retentionMonths: RETENTION_MONTHS,
    log,
  });
  onTestFinished(() => app.close());
  return app;
}

/** Posts any payload as a JSON call with a key. */
export function post(app: FastifyInstance, url: string, payload: unknown, key = aKey()) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      'content-type': 'application/json',
      host: 'shop.example',
      origin: 'https://shop.example',
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

/** Stores a lead as the site does, and gives what was answered. */
export async function storeLead(
  app: FastifyInstance,
  contacts: Contacts,
  key = aKey(),
  attribution?: Attribution,
) {
  const answer = await post(app, '/api/leads', { contacts, attribution }, key);
  return { key, contacts, ...leadCreatedSchema.parse(answer.json()) };
}

/** Asks for the mail of a stored lead as the site does, and gives the status and code that were answered. */
export async function sendMail(
  app: FastifyInstance,
  { key, contacts }: { key: string; contacts: Contacts },
) {
  const answer = await post(app, '/api/send-email', anEmailRequest(contacts), key);
  return { status: answer.statusCode, body: answer.json<unknown>() };
}
