import { BOOKING_ACTS, BOOKING_DELIVERIES, BOOKING_EXPORT_ACTS } from '@high-street/bookings';
import type { MailIdentity } from '@high-street/letter';
import {
  BIN_DAYS,
  createAnswerFigures,
  createLeadArchive,
  createLeadDesk,
  createLeadReader,
  createLeadSearch,
  createLeadViews,
  createNextUp,
  createQuarantineFacts,
  createReplyDesk,
  createSavedReplies,
  eraseByEmail,
  EXPORTS,
  findBinEnd,
  findQuarantineEnd,
  heldUntil,
  LEAD_ACTS,
  ALL_LEAD_DELIVERIES,
  listValues,
  type OfficeClock,
  previewErase,
} from '@high-street/leads';
import {
  createInvitations,
  createMailSignIn,
  createPasskeys,
  createPeopleDesk,
  createSessions,
  PEOPLE_ACTS,
} from '@high-street/people';
import type { Clock, OpenDatabase } from '@high-street/server';
import { type Actor, type AuditLog, createAuditLog } from '@high-street/server/audit';
import {
  createDeliveryArchive,
  createDeliveryDesk,
  DELIVERY_ACTS,
} from '@high-street/server/deliveries';
import { type Availability, dayBounds } from '@high-street/server/hours';
import { askMail, createMailWatch, type Mailer } from '@high-street/server/mail';
import { SPAM_SIGNALS } from '@high-street/server/robots';
import type { FastifyBaseLogger } from 'fastify';

import { createChangeReader, createLiveFeed, createLiveHub } from '#/live/index.ts';
import { createDeskMails } from '#/mail/index.ts';
import { createNumbers, NUMBERS_ACTS } from '#/numbers/index.ts';
import { openOidc, type OidcSettings } from '#/oidc/index.ts';
import { createPresence, createPresenceBoard } from '#/presence/index.ts';
import { createSignInDesk, createSignInLimits } from '#/sign-in/index.ts';

import { createAuditCsv } from './audit-csv.ts';
import { readDeskOrigin, type Config } from './config.ts';
import { createDeskBookings } from './desk-bookings.ts';
import { createDeskMetrics } from './desk-metrics.ts';
import { createWorkCounts } from './work-counts.ts';

/** What the desk is made of, so that a test can hand it other parts. */
export type DeskParts = {
  readonly config: Pick<
    Config,
    | 'DESK_PORT'
    | 'DESK_URL'
    | 'DESK_SIGN_INS_PER_ADDRESS_HOUR'
    | 'DESK_SIGN_INS_PER_EMAIL_HOUR'
    | 'DESK_SIGN_INS_PER_MINUTE'
    | 'TRUSTED_PROXIES'
    | 'METRICS_KEY'
    | 'SMTP_URL'
    | 'SMTP_PLAINTEXT'
    | 'MAIL_ENDPOINT'
  >;
  readonly db: OpenDatabase['db'];
  readonly pool: OpenDatabase['pool'];
  /** Hashes the mailed codes, and blinds what is counted towards limits. */
  readonly key: Buffer;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly identity: MailIdentity;
  /** When demos can be had, and where. */
  readonly availability: Availability;
  /** When the office is open, and how soon it is to answer. */
  readonly office: OfficeClock;
  /** For how many months leads are kept. */
  readonly retentionMonths: number;
  /** Null where nobody signs in by OpenID Connect. */
  readonly oidc: OidcSettings | null;
  /** How late the event loop may be before calls are turned away; the usual time when absent. */
  readonly delayLimitMs?: number | undefined;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** What each act that the log knows is called, by its name. */
const ACTS: Readonly<Record<string, string>> = {
  ...PEOPLE_ACTS,
  ...LEAD_ACTS,
  ...DELIVERY_ACTS,
  ...BOOKING_ACTS,
  ...BOOKING_EXPORT_ACTS,
  ...NUMBERS_ACTS,
};

/** What each spam signal means, by its code. */
const SIGNS: Readonly<Record<string, string>> = SPAM_SIGNALS;

/** What waits to be sent or judged, and whether mails leave. */
function createQueues({ config, db, clock }: DeskParts, audit: AuditLog) {
  const mailWatch = createMailWatch({ ask: (signal) => askMail(config, signal), clock });
  return {
    deliveryDesk: createDeliveryDesk({ db, audit }),
    deliveryArchive: createDeliveryArchive(db, [...ALL_LEAD_DELIVERIES, ...BOOKING_DELIVERIES]),
    lookAtMail: mailWatch.look,
    quarantineFacts: createQuarantineFacts(db),
    dayBounds,
    listValues,
    exportLeads: EXPORTS,
    spamSignals: SIGNS,
    binDays: BIN_DAYS,
    findBinEnd,
    findQuarantineEnd,
  };
}

/** How visitors are answered: by whom, until when, and in which words. */
function createAnswering({
  identity,
  office,
  ...of
}: Pick<DeskParts, 'db' | 'clock' | 'identity' | 'office'> & { readonly audit: AuditLog }) {
  const parts = { ...of, office };
  return {
    office,
    leadDesk: createLeadDesk(parts),
    replyDesk: createReplyDesk({ ...parts, brand: identity.brand.name }),
    savedReplies: createSavedReplies(of),
    leadViews: createLeadViews(of),
    mailFrom: identity.from,
    nextUp: createNextUp(parts),
    answerFigures: createAnswerFigures(parts),
    /** Until when a lead stays with who holds it if they do nothing more. */
    heldUntil: (hold: Parameters<typeof heldUntil>[1]) => heldUntil(office, hold),
  };
}

/** What is read and never changed. */
function createReading({ db, retentionMonths }: DeskParts) {
  return {
    retentionMonths,
    leadReader: createLeadReader(db),
    leadSearch: createLeadSearch(db),
    ...createNumbers(db),
  };
}

/** Puts together what loaders and actions work with, and what the service itself needs of it. */
export function createDeskServices(parts: DeskParts) {
  const { config, db, pool, key, mailer, identity, availability, office } = parts;
  const { oidc, clock, log } = parts;
  const origin = readDeskOrigin(config);
  const brand = identity.brand.name;
  const audit = createAuditLog({ db, clock });
  const of = { db, audit, clock };
  const sessions = createSessions(of);
  const ping = () => pool.query('select 1');
  const presence = createPresence({ db, clock });
  const live = createLiveHub({
    feed: createLiveFeed({ reader: createChangeReader(db), clock }),
    findOpen: sessions.findOpen,
    board: createPresenceBoard({ presence, clock }),
    clock,
    log,
  });
  const metrics = createDeskMetrics({
    checkReadiness: ping,
    countSessions: sessions.countOpen,
    countStreams: live.count,
  });
  const { countMail, countSignIn } = metrics;
  const passkeys = createPasskeys({
    ...of,
    relyingParty: { id: new URL(origin).hostname, name: brand, origin },
  });
  const people = createPeopleDesk(of);
  const invitations = createInvitations(of);
  const mails = createDeskMails({ mailer, identity, origin, clock, log, countMail });
  const limits = createSignInLimits({ pool, config, secret: key, clock, log });
  const services = {
    brand,
    origin,
    people,
    sessions,
    passkeys,
    invitations,
    signIn: createSignInDesk({
      mailSignIn: createMailSignIn({ ...of, key }),
      passkeys,
      invitations,
      limits,
      mails,
      audit,
      clock,
      countSignIn,
    }),
    oidc:
      oidc &&
      openOidc({
        settings: oidc,
        origin,
        db,
        findInvited: people.findInvited,
        countAttempt: limits.countPasskey,
        audit,
        countSignIn,
        clock,
        log,
      }),
    audit,
    acts: ACTS,
    auditCsv: createAuditCsv(audit),
    bookings: createDeskBookings({ ...of, availability }),
    leads: createLeadArchive(db),
    ...createReading(parts),
    countWork: createWorkCounts(of),
    ...createAnswering({ ...of, identity, office }),
    ...createQueues(parts, audit),
    previewErase: (email: string) => previewErase(db, email),
    eraseLead: (email: string, actor: Actor) => eraseByEmail(db, email, { audit, actor }),
    /** Resolves to whether the mail server took it, within ten seconds or so. */
    mailInvitation: mails.sendInvitation,
    /** This moment as a place in what changes, from which a page that reads its data afterwards is told of it. */
    markLive: live.mark,
    presence,
    clock,
  };
  return { services, metrics, mails, limits, live, ping };
}
