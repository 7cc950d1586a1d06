import type { Availability } from '@high-street/bookings/slots';
import { toMailIdentity } from '@high-street/letter';
import type { BrandPack } from '@high-street/owner';
import { openStorage, runSchedule, systemClock, type OpenDatabase } from '@high-street/server';
import {
  createDeliveryStore,
  type DeliveryWork,
  openWorkerSession,
} from '@high-street/server/deliveries';
import { listen, type ServiceParts } from '@high-street/server/http';
import { createLimits } from '@high-street/server/limits';
import { readEnquiryKeys } from '@high-street/server/links';
import { createMailCap, openMailer } from '@high-street/server/mail';

import { buildManageUrl, planMaintenance, readLinkKeys } from '#/bookings/index.ts';
import { workBookingMails } from '#/mail/index.ts';

import { buildApp } from './app.ts';
import { readBookingLimits } from './read-booking-limits.ts';
import { readCalendarUrl, type Config } from './config.ts';
import { readPage } from './read-page.ts';

type Parts = ServiceParts<Config> & {
  readonly availability: Availability;
  readonly brand: BrandPack;
};

/** Sends the mails of bookings, and removes each night what has had its time. */
async function work(
  { config, availability, brand, log, stack }: Parts,
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  {
    buildManageUrl: urlOf,
    clearLimits,
  }: { buildManageUrl: (reference: string) => string; clearLimits: () => Promise<void> },
): Promise<DeliveryWork> {
  const session = await openWorkerSession(pool);
  stack.defer(session.close);
  const mailer = openMailer(config);
  stack.defer(mailer.close);
  const identity = toMailIdentity(brand, {
    from: config.MAIL_FROM,
    providerAddress: config.LEADS_TO,
    replyTo: config.REPLY_TO,
  });
  const mails = workBookingMails({
    db,
    session,
    mailsPerSecond: config.MAILS_PER_SECOND,
    mailer,
    cap: createMailCap(createDeliveryStore(db), config.MAILS_PER_ADDRESS_DAY),
    identity,
    buildManageUrl: urlOf,
    deskUrl: config.DESK_URL ?? null,
    ownZone: availability.timeZone,
    place: availability.place,
    clock: systemClock,
    log,
  });
  stack.defer(mails.stop);
  const tasks = [planMaintenance(db, clearLimits)];
  const stopSchedule = await runSchedule(tasks, { db, clock: systemClock, log });
  // Together: nothing more is taken up, however long a task that is under way takes.
  stack.defer(async () => void (await Promise.all([mails.stop(), stopSchedule()])));
  return mails;
}

/** Opens all that the calendar needs and answers calls, until the stack is disposed. */
export async function openCalendar(parts: Parts): Promise<void> {
  const { config, availability, brand, log, stack } = parts;
  const page = await readPage(config.PAGE_DIR);
  const storage = await openStorage({ config, log, stack, claim: 'calendar' });
  const { db, pool } = storage;
  const linkKeys = await readLinkKeys(db, config);
  const enquiryKeys = await readEnquiryKeys(db, config);
  const limits = createLimits({
    pool,
    settings: readBookingLimits(config),
    secret: linkKeys.signing,
    log,
  });
  const calendarUrl = readCalendarUrl(config);
  const { wake } = await work(parts, storage, {
    buildManageUrl: (reference) => buildManageUrl(calendarUrl, linkKeys, reference),
    clearLimits: limits.clearExpired,
  });
  const app = buildApp({
    ...page,
    config,
    availability,
    brand: brand.name,
    db,
    onChange: wake,
    limits,
    linkKeys,
    enquiryKeys,
    clock: systemClock,
    log,
  });
  stack.defer(async () => app.close());
  // Last, so that a signal that comes once calls are answered finds the process ready to close.
  await listen(app, {
    host: config.HOST,
    port: config.CALENDAR_PORT,
    portVariable: 'CALENDAR_PORT',
  });
}
