import rateLimit from '@fastify/rate-limit';
import { settings } from '@high-street/owner';
import { systemClock, type Clock, type Database } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import { createHttpApp } from '@high-street/server/http';
import type { Mailer } from '@high-street/server/mail';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

import { addFormTokenRoutes, formTokenKey } from '#/form-token/index.ts';
import { addHealthRoutes } from '#/health/index.ts';
import { addLeadRoutes, createLeadStore, type StoredLead } from '#/leads/index.ts';
import { addMailRoutes, buildVisitorMail, createMailStore, sendVisitorMail } from '#/mail/index.ts';
import { addPlainFormRoutes } from '#/plain-form/index.ts';
import { addSiteRoutes, type SiteFiles, type SiteRedirects } from '#/site/index.ts';

import type { Config } from './config.ts';

/** What the app is made of, so that a test can hand it other parts. */
export type AppParts = {
  config: Pick<Config, 'MAIL_FROM' | 'CALLS_PER_MINUTE' | 'FORM_TOKEN_SECRET'>;
  db: Kysely<Database>;
  mailer: Mailer;
  site: SiteFiles;
  redirects: SiteRedirects;
  log: FastifyBaseLogger;
  /** The machine's own when absent. */
  clock?: Clock;
};

/** The API service with every route; it does not listen. */
export async function buildApp({
  config,
  db,
  mailer,
  site,
  redirects,
  log,
  clock = systemClock,
}: AppParts): Promise<FastifyInstance> {
  const app = createHttpApp(log);
  const leads = createLeadStore(db);
  const mails = createMailStore(db);
  const sendMail = (lead: StoredLead) => {
    const mail = buildVisitorMail(lead, settings.brand, config.MAIL_FROM);
    return sendVisitorMail(lead.id, mail, { mails, mailer, log });
  };

  addHealthRoutes(app, db);
  addSiteRoutes(app, { files: site, redirects });
  await app.register(async (calls) => {
    await calls.register(rateLimit, {
      max: config.CALLS_PER_MINUTE,
      timeWindow: '1 minute',
      errorResponseBuilder: () =>
        new ApiError('too_many_requests', 'over the limit of one address'),
    });
    addLeadRoutes(calls, leads);
    addMailRoutes(calls, { findLead: leads.findByKey, sendMail });
    addFormTokenRoutes(calls, { key: formTokenKey(config.FORM_TOKEN_SECRET), clock });
    await addPlainFormRoutes(calls, { leads, sendMail, clock, brand: settings.brand, site });
  });
  return app;
}
