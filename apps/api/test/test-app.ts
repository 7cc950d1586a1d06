import { IDEMPOTENCY_HEADER, leadCreatedSchema, type Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { createMailer } from '@high-street/server/mail';
import { createTestDatabase } from '@high-street/server/testing';
import type { FastifyInstance } from 'fastify';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { buildApp, type AppParts } from '#/app.ts';
import type { SiteFiles, SiteRedirects } from '#/site/index.ts';

import { aKey, anEmailRequest } from './lead-builder.ts';
import { startSmtpSink } from './smtp-sink.ts';

/** The address that mails of the tests come from. */
export const MAIL_FROM = 'hello@shop.example';

/** The app on a database and a mail server of its own, for the length of the test; concurrent tests pass their own `onTestFinished`. */
export async function startTestApp(changes: Partial<AppParts> = {}, atEnd = onTestFinished) {
  const database = await createTestDatabase();
  atEnd(database.close);
  const sink = await startSmtpSink(atEnd);
  const mailer = createMailer(sink.url);
  atEnd(() => mailer.close());
  const app = await buildApp({
    config: { MAIL_FROM, CALLS_PER_MINUTE: 100_000 },
    db: database.db,
    mailer,
    site: new Map(),
    redirects: new Map(),
    log: pino({ enabled: false }),
    ...changes,
  });
  atEnd(() => app.close());
  return { app, db: database.db, sink, databaseUrl: database.url };
}

/** The app with pages and no database, for tests of what needs none. */
export async function startPages(site: SiteFiles, redirects: SiteRedirects = new Map()) {
  const mailer = createMailer('smtp://127.0.0.1:1');
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const config = { MAIL_FROM, CALLS_PER_MINUTE: 100_000 };
  const app = await buildApp({
    config,
    db,
    mailer,
    site,
    redirects,
    log: pino({ enabled: false }),
  });
  onTestFinished(() => app.close());
  return app;
}

/** Posts any payload as a JSON call with a key. */
export function post(app: FastifyInstance, url: string, payload: unknown, key = aKey()) {
  return app.inject({
    method: 'POST',
    url,
    headers: { [IDEMPOTENCY_HEADER]: key, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

/** Stores a lead as the site does, and gives what was answered. */
export async function storeLead(app: FastifyInstance, contacts: Contacts, key = aKey()) {
  const answer = await post(app, '/api/leads', { contacts }, key);
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
