import type { Jobs } from '@high-street/server';
import {
  BOOKING_MAIL_QUEUE,
  createDeliver,
  createDeliveryStore,
  type Holder,
  workDeliveries,
} from '@high-street/server/deliveries';
import type { FastifyBaseLogger } from 'fastify';

import { createBookingSenders, type BookingSenderParts } from './booking-senders.ts';

const MAILS_AT_ONCE = 5;

type Parts = BookingSenderParts & {
  readonly jobs: Jobs;
  readonly holder: Holder;
  readonly log: FastifyBaseLogger;
};

/** Sends the mails of bookings, as durably as those of leads, until the returned function is called. */
export async function workBookingMails({
  jobs,
  holder,
  log,
  ...parts
}: Parts): Promise<() => Promise<void>> {
  const { db, clock } = parts;
  const store = createDeliveryStore(db, jobs);
  const deliver = createDeliver({
    store,
    holder,
    senders: createBookingSenders(parts),
    clock,
    log,
    random: Math.random,
    onAttempt: (kind, outcome, seconds) => log.info({ kind, outcome, seconds }, 'a mail was tried'),
  });
  const queues = { [BOOKING_MAIL_QUEUE]: MAILS_AT_ONCE };
  return workDeliveries({ queues, jobs, store, deliver, clock, log });
}
