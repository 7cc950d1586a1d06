import { createAnswerFigures, createVisitorDesk, type OfficeClock } from '@high-street/leads';
import type { BrandPack } from '@high-street/owner';
import type { Clock, Database } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { addHealthRoutes, createHttpApp } from '@high-street/server/http';
import { shedLoad, type Limits } from '@high-street/server/limits';
import type { LinkKeys } from '@high-street/server/links';
import type { Mailer } from '@high-street/server/mail';
import { addMetricsRoutes } from '@high-street/server/metrics';
import { findLateAssets, type StaticFiles } from '@high-street/server/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

import { addCountRoutes, type Counting, isDeclined } from '#/counts/index.ts';
import { addCrmRoutes } from '#/crm/index.ts';
import { addFormTokenRoutes } from '#/form-token/index.ts';
import { addLeadRoutes, createReceiveLead } from '#/leads/index.ts';
import { addCors, refuseOtherOrigins } from '#/limits/index.ts';
import { addMailRoutes } from '#/mail/index.ts';
import { addOpenApiRoutes } from '#/openapi/index.ts';
import { addPlainFormRoutes } from '#/plain-form/index.ts';
import {
  addSiteRoutes,
  createUnreadableAnswer,
  type SiteHeaders,
  type SiteRedirects,
} from '#/site/index.ts';
import {
  addYourEnquiryRoutes,
  addYourEnquiryStyle,
  createEnquiryMails,
  createFindDue,
  createTimes,
} from '#/your-enquiry/index.ts';

import type { Config } from './config.ts';
import { createLeadGuard } from './lead-guard.ts';
import type { Pipeline } from './pipeline.ts';

/** What the app is made of, so that a test can hand it other parts. */
export type AppParts = {
  readonly config: Config;
  /** Signs the tokens of forms, and makes the keys of forms without scripts. */
  readonly formSecret: string | Buffer;
  /** Sign the links to the pages of visitors. */
  readonly linkKeys: LinkKeys;
  readonly brand: BrandPack;
  readonly db: Kysely<Database>;
  readonly pipeline: Pipeline;
  /** Sends what somebody waits for on the page of their lead. */
  readonly mailer: Pick<Mailer, 'send'>;
  readonly limits: Limits;
  readonly site: StaticFiles;
  readonly redirects: SiteRedirects;
  readonly siteHeaders: SiteHeaders;
  readonly counting: Counting;
  /** Told when a lead was stored: its deliveries are due. */
  readonly onStored: () => void;
  /** How late the event loop may be before calls are turned away; the usual times when absent. */
  readonly delayLimitMs?: number | undefined;
  readonly clock: Clock;
  /** When the office is open, and in which zone days are told. */
  readonly office: OfficeClock;
  /** After how many whole months leads are removed. */
  readonly retentionMonths: number;
  readonly log: FastifyBaseLogger;
};

/** Where visitors book a demo; null for nowhere. */
function findCalendar({ CALENDAR_URL: url = 'none' }: AppParts['config']): string | null {
  return url === 'none' ? null : url;
}

/** The pages on which visitors see what they sent. */
async function addYourEnquiry(pages: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, linkKeys, brand, db, pipeline, mailer, limits, site, onStored, clock, office } =
    parts;
  const { timeZone } = office;
  const mails = createEnquiryMails({
    mailer,
    identity: pipeline.identity,
    log: parts.log,
    linkTo: pipeline.linkTo,
    sayDay: createTimes(timeZone).day,
  });
  pages.addHook('onClose', mails.settle);
  await addYourEnquiryRoutes(pages, {
    desk: createVisitorDesk({
      db,
      audit: createAuditLog({ db, clock }),
      hasCrm: pipeline.hasCrm,
      key: linkKeys.signing,
      clock,
      office,
    }),
    mails,
    linkKeys,
    findDue: createFindDue({
      office,
      figures: createAnswerFigures({ db, clock, office }),
      clock,
    }),
    brand,
    timeZone,
    retentionMonths: parts.retentionMonths,
    calendarUrl: findCalendar(config),
    site,
    limits,
    onChange: onStored,
    clock,
  });
}

/** What pages tell of themselves to be counted. */
async function addCounts(counts: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, pipeline, limits, counting, delayLimitMs, clock } = parts;
  counts.addHook('onRequest', async (request) => refuseOtherOrigins(request, config.CORS_ORIGINS));
  await addCountRoutes(counts, {
    counting,
    noteOutcome: pipeline.metrics.noteCounts,
    countWaiting: limits.countWaiting,
    delayLimitMs,
    now: () => clock.now().getTime(),
  });
}

/** What gives way under load: leads, their mails, and the pages of visitors. */
async function addCalls(
  calls: FastifyInstance,
  parts: AppParts,
  receiveLead: ReturnType<typeof createReceiveLead>,
): Promise<void> {
  const { config, formSecret, brand, db, pipeline, limits, site, delayLimitMs, clock } = parts;
  const { leads, deliveries, sendMail } = pipeline;
  await shedLoad(calls, { countWaiting: limits.countWaiting, delayLimitMs });
  await calls.register(async (json) => {
    json.addHook('onRequest', async (request) => refuseOtherOrigins(request, config.CORS_ORIGINS));
    await json.register(async (ofLeads) => {
      // A lead's call is counted with the lead, in one round trip.
      ofLeads.addHook('onRequest', limits.deferCall);
      ofLeads.addHook('onSend', limits.countWaitingCall);
      addLeadRoutes(ofLeads, receiveLead);
    });
    await json.register(async (others) => {
      others.addHook('onRequest', limits.countCall);
      addMailRoutes(others, { findLead: leads.findByKey, sendMail });
      addFormTokenRoutes(others, { key: formSecret, clock });
      addCrmRoutes(others, { db, deliveries, hasCrm: pipeline.hasCrm, key: config.CRM_KEY });
    });
  });
  await addPlainFormRoutes(calls, {
    leads,
    receiveLead,
    sendMail,
    formSecret,
    clock,
    brand,
    book: findCalendar(config),
    site,
    countCall: limits.countCall,
  });
  await calls.register((pages) => addYourEnquiry(pages, parts));
}

/** The API service with every route; it does not listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, formSecret, db, pipeline, limits, onStored, clock, log } = parts;
  const { site, redirects, siteHeaders, counting } = parts;
  const { leads, metrics, checkReadiness } = pipeline;
  const app = createHttpApp(log, {
    trustedProxies: config.TRUSTED_PROXIES,
    answerUnreadable: createUnreadableAnswer({ files: site, headers: siteHeaders }),
  });
  const receiveLead = createReceiveLead({
    leads,
    guard: createLeadGuard({ db, limits, formSecret, origins: config.CORS_ORIGINS, clock }),
    count: ({ contacts, attribution = null, request }) =>
      isDeclined(request) ? undefined : counting.ofLead(contacts, attribution, request.host),
    nameOwnPage: counting.nameOwnPage,
    onStored: ({ leadStatus }, { quarantineReasons = [], counted }) => {
      if (counted) counting.noteLead(counted);
      metrics.noteLead(leadStatus, quarantineReasons.length > 0);
      onStored();
    },
  });

  addMetricsRoutes(app, { metrics, access: config, clock });
  if (config.API_DOCS === 'yes') addOpenApiRoutes(app);
  addHealthRoutes(app, checkReadiness);
  addYourEnquiryStyle(app);
  addSiteRoutes(app, {
    files: site,
    redirects,
    headers: siteHeaders,
    findLateAsset: findLateAssets(config.SITE_DIR),
  });
  await app.register(async (open) => {
    await addCors(open, config.CORS_ORIGINS);
    await open.register((counts) => addCounts(counts, parts));
    await open.register((calls) => addCalls(calls, parts, receiveLead));
  });
  return app;
}
