import { BOOKING_ACTS, BOOKING_DELIVERIES, BOOKING_EXPORT_ACTS } from '@high-street/bookings';
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
  previewErase,
} from '@high-street/leads';
import { createSessions, PEOPLE_ACTS, type Sessions } from '@high-street/people';
import { type Actor, type AuditLog, createAuditLog } from '@high-street/server/audit';
import {
  createDeliveryArchive,
  createDeliveryDesk,
  DELIVERY_ACTS,
} from '@high-street/server/deliveries';
import { dayBounds } from '@high-street/server/hours';
import { askMail, createMailWatch } from '@high-street/server/mail';
import { SPAM_SIGNALS } from '@high-street/server/robots';

import { createChangeReader, createLiveFeed, createLiveHub } from '#/live/index.ts';
import { createNumbers, NUMBERS_ACTS } from '#/numbers/index.ts';
import { createPresence, createPresenceBoard } from '#/presence/index.ts';

import { createAuditCsv } from './audit-csv.ts';
import { readDeskOrigin } from './config.ts';
import { createDeskBookings } from './desk-bookings.ts';
import { createDeskMetrics } from './desk-metrics.ts';
import type { DeskParts } from './desk-parts.ts';
import { createWaysIn } from './ways-in.ts';
import { createWorkCounts } from './work-counts.ts';

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

/** Tells open pages what changes, and who else has a lead open. */
function createLive({ db, clock, log }: DeskParts, { findOpen }: Pick<Sessions, 'findOpen'>) {
  const presence = createPresence({ db, clock });
  const live = createLiveHub({
    feed: createLiveFeed({ reader: createChangeReader(db), clock }),
    findOpen,
    board: createPresenceBoard({ presence, clock }),
    clock,
    log,
  });
  return { presence, live };
}

/** Puts together what loaders and actions work with, and what the service itself needs of it. */
export function createDeskServices(parts: DeskParts) {
  const { config, db, pool, identity, availability, office, clock } = parts;
  const origin = readDeskOrigin(config);
  const audit = createAuditLog({ db, clock });
  const of = { db, audit, clock };
  const sessions = createSessions(of);
  const ping = () => pool.query('select 1');
  const { presence, live } = createLive(parts, sessions);
  const metrics = createDeskMetrics({
    checkReadiness: ping,
    countSessions: sessions.countOpen,
    countStreams: live.count,
  });
  const { mails, ...waysIn } = createWaysIn(parts, { audit, origin, ...metrics });
  const services = {
    brand: identity.brand.name,
    origin,
    sessions,
    ...waysIn,
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
  return { services, metrics, mails, live, ping };
}
