import {
  buildEnquiryUrl,
  CONFIRMATION,
  createAnswerFigures,
  createLateDigest,
  createLeadStore,
  CRM_UPDATE,
  type LateDigests,
  type LeadStore,
  type Linked,
  type OfficeClock,
} from '@high-street/leads';
import { type MailIdentity, toMailIdentity } from '@high-street/letter';
import type { BrandPack } from '@high-street/owner';
import { StartupError, type Clock, type Database, type ScheduledTask } from '@high-street/server';
import {
  createAwaitDelivery,
  createDeliver,
  createDeliveryStore,
  type DeliverParts,
  type DeliveryHandler,
  type DeliveryStore,
  type DeliveryWork,
  workDeliveries,
  type WorkerSession,
} from '@high-street/server/deliveries';
import type { LinkKeys } from '@high-street/server/links';
import { createMailCap, type Mailer } from '@high-street/server/mail';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import { createBreaker, createCrmClient, createCrmSender, type PostToCrm } from '#/crm/index.ts';
import { createReadiness } from '#/health/index.ts';
import { createHeartbeats, createIsLate } from '#/heartbeat/index.ts';
import { createInbound } from '#/inbound/index.ts';
import {
  createErasureSender,
  createLateSender,
  createLeadMails,
  createReplySender,
} from '#/mail/index.ts';
import { createMetrics } from '#/metrics/index.ts';
import { planMaintenance } from '#/maintenance/index.ts';

import { readSiteUrl, type Config } from './config.ts';

/**
 * For how long the call that asks for a mail waits for its first attempt: many mail servers keep a stranger waiting for
 * five seconds, and a visitor who is told too early that the mail failed is told a falsehood. The form waits for 15 s.
 */
const FIRST_ATTEMPT_MS = 6_000;
const CRM_CALLS_AT_ONCE = 10;
const CRM_CALLS_PER_SECOND = 20;
const CRM_BREAKER = 'crm';
const HEARTBEAT_MAILBOX = 'heartbeat';

export type PipelineParts = {
  readonly config: Config;
  readonly brand: BrandPack;
  readonly db: Kysely<Database>;
  readonly session: WorkerSession;
  /** Sign the links to the pages of visitors. */
  readonly linkKeys: LinkKeys;
  /** Sends the mails of leads. */
  readonly mailer: Mailer;
  /** Takes the mails of heartbeats that nobody should get. */
  readonly sink: Mailer;
  readonly clock: Clock;
  /** When the office is open. */
  readonly office: OfficeClock;
  readonly log: FastifyBaseLogger;
  /** Told of each attempt at a delivery; the pipeline's own metrics when absent. */
  readonly onAttempt?: DeliverParts['onAttempt'] | undefined;
};

function createCrmCall(config: Config): PostToCrm | null {
  const { CRM_URL: url, CRM_SECRET: secret, CRM_SECRET_BEFORE: before } = config;
  if (url === undefined) return null;
  if (secret === undefined) {
    throw new StartupError(
      'CONFIG_INVALID',
      'CRM_URL is set and CRM_SECRET is not, so calls to the CRM could not be signed. Set CRM_SECRET to the secret that the CRM knows, whsec_….',
    );
  }
  const secrets = before === undefined ? [secret] : [secret, before];
  return createCrmClient({ url, secrets, isPrivateAllowed: config.CRM_PRIVATE_NETWORK === 'yes' });
}

/** Gives the address of the page on which a visitor sees their lead. */
function createLinkTo(config: Config, linkKeys: LinkKeys) {
  const siteUrl = readSiteUrl(config);
  return (lead: Linked) => buildEnquiryUrl(siteUrl, linkKeys, lead);
}

type MailParts = {
  readonly leads: LeadStore;
  readonly store: DeliveryStore;
  readonly identity: MailIdentity;
  readonly linkTo: (lead: Linked) => string;
  readonly office: OfficeClock;
  readonly digests: LateDigests;
  readonly heartbeatTo: string;
};

/** What sends the mails about leads, those that people write included. */
function createMailHandlers(
  { config, db, mailer, sink }: PipelineParts,
  { leads, store, identity, linkTo, office, digests, heartbeatTo }: MailParts,
): readonly DeliveryHandler[] {
  const deskUrl = config.DESK_URL ?? null;
  return [
    ...createLeadMails({
      leads,
      mailer,
      identity,
      links: { linkTo, deskUrl },
      cap: createMailCap(store, config.MAILS_PER_ADDRESS_DAY),
      heartbeat: { to: heartbeatTo, mailer: config.HEARTBEAT_TO ? mailer : sink },
    }),
    createReplySender({ db, leads, mailer, identity, office }),
    createLateSender({ digests, mailer, identity, office, deskUrl }),
    createErasureSender({ mailer, identity, office }),
  ];
}

/** How much is under way in each lane at once, and how much begins in a second. */
function lanesOf({ config, mailer }: PipelineParts) {
  return [
    { lane: 'mail', atOnce: mailer.atOnce, perSecond: config.MAILS_PER_SECOND },
    { lane: 'crm', atOnce: CRM_CALLS_AT_ONCE, perSecond: CRM_CALLS_PER_SECOND },
  ] as const;
}

/** All that happens to a lead from its being stored to everybody's having heard of it. */
export function createPipeline(parts: PipelineParts) {
  const { config, brand, db, session, linkKeys, clock, office, log } = parts;
  const store = createDeliveryStore(db);
  const postToCrm = createCrmCall(config);
  const leads = createLeadStore(db, { hasCrm: postToCrm !== null });
  const { MAIL_FROM: from, LEADS_TO: providerAddress, REPLY_TO: replyTo } = config;
  const identity = toMailIdentity(brand, { from, providerAddress, replyTo });
  const linkTo = createLinkTo(config, linkKeys);
  const heartbeatMinutes = config.HEARTBEAT_MINUTES;
  const heartbeatTo = config.HEARTBEAT_TO ?? `${HEARTBEAT_MAILBOX}@${from.split('@').at(-1)}`;
  const heartbeats = createHeartbeats(db, leads, heartbeatTo);
  const isHeartbeatLate = createIsLate(heartbeats, heartbeatMinutes, clock);

  const breaker = createBreaker(db, CRM_BREAKER);
  const checkReadiness = createReadiness({ db, isHeartbeatLate });
  const inbound = createInbound({ config, db, clock, log });
  const digests = createLateDigest({ db, clock, office });
  const figures = createAnswerFigures({ db, clock, office });
  const watched = { isHeartbeatLate, crmFailures: breaker.failures, figures, inbound };
  const metrics = createMetrics({ db, checkReadiness, ...watched, log });
  const tellOfLate = digests.plan;
  const maintained = { db, clock, office, heartbeats, heartbeatMinutes, tellOfLate, log };
  const handlers = [
    ...createMailHandlers(parts, { leads, store, identity, linkTo, office, digests, heartbeatTo }),
    { ...CRM_UPDATE, send: createCrmSender({ db, post: postToCrm, breaker, clock, log }) },
  ];
  const onAttempt = parts.onAttempt ?? metrics.noteAttempt;
  const deliver = createDeliver({ store, handlers, clock, log, random: Math.random, onAttempt });
  const first = createAwaitDelivery({ store, session, deliver, clock, limitMs: FIRST_ATTEMPT_MS });

  return {
    leads,
    deliveries: store,
    identity,
    linkTo,
    hasCrm: postToCrm !== null,
    metrics,
    checkReadiness,
    /** Tries the visitor's mail of a lead now and returns whether the mail server has it. */
    sendMail: async (leadId: string): Promise<boolean> =>
      (await first.now(leadId, CONFIRMATION.kind)) === 'done',
    /** Resolves once no mail that a call asked for is under way. */
    settled: first.settled,
    /** Delivers what is due until it is stopped. */
    work: (): DeliveryWork =>
      workDeliveries({ lanes: lanesOf(parts), handlers, store, session, deliver, clock, log }),
    /** What is done at set times. */
    plan: (tasks: {
      retentionMonths: number;
      clearLimits: () => Promise<void>;
    }): ScheduledTask[] => [
      ...planMaintenance({ ...tasks, ...maintained }),
      ...(inbound === null ? [] : [inbound.task]),
    ],
  };
}

export type Pipeline = ReturnType<typeof createPipeline>;
