import {
  createDeliver,
  createDeliveryStore,
  type DeliveryWork,
  workDeliveries,
  type WorkerSession,
} from '@high-street/server/deliveries';
import type { FastifyBaseLogger } from 'fastify';

import { createBookingMails, type BookingMailParts } from './booking-mails.ts';

type Parts = BookingMailParts & {
  readonly session: WorkerSession;
  readonly mailsPerSecond: number;
  readonly log: FastifyBaseLogger;
};

/** Sends the mails of bookings, as durably as those of leads, until it is stopped. */
export function workBookingMails({ session, mailsPerSecond, log, ...parts }: Parts): DeliveryWork {
  const { db, mailer, clock } = parts;
  const store = createDeliveryStore(db);
  const handlers = createBookingMails(parts);
  const deliver = createDeliver({
    store,
    handlers,
    clock,
    log,
    random: Math.random,
    onAttempt: (kind, outcome, seconds) => log.info({ kind, outcome, seconds }, 'a mail was tried'),
  });
  const lanes = [{ lane: 'mail', atOnce: mailer.atOnce, perSecond: mailsPerSecond }] as const;
  return workDeliveries({ lanes, handlers, store, session, deliver, clock, log });
}
