import {
  createBookingChanges,
  createBookingStore,
  createBookingTimes,
} from '@high-street/bookings';
import type { Availability } from '@high-street/bookings/slots';
import type { Clock, Database } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { addHealthRoutes, ApiError, createHttpApp } from '@high-street/server/http';
import { shedLoad, type Limits } from '@high-street/server/limits';
import type { LinkKeys } from '@high-street/server/links';
import { addMetricsRoutes, createServiceMetrics } from '@high-street/server/metrics';
import { findLateAssets, type StaticFiles } from '@high-street/server/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';

import {
  addBookingRoutes,
  type BookingDesk,
  createBookingDesk,
  createEnquiryDetails,
  buildManageUrl,
  refuseOtherOrigins,
} from '#/bookings/index.ts';
import { addAssetRoutes, addPageRoutes, type RenderPage } from '#/page/index.ts';

import { calendarHeaders } from './calendar-headers.ts';
import { readCalendarUrl, type Config } from './config.ts';

/** What the app is made of, so that a test can hand it other parts. */
export type AppParts = {
  readonly config: Config;
  readonly availability: Availability;
  /** Whose booking page it is. */
  readonly brand: string;
  readonly db: Kysely<Database>;
  /** Told when a booking was made or changed: its mails are due. */
  readonly onChange: () => void;
  readonly limits: Limits;
  readonly linkKeys: LinkKeys;
  /** What links to the pages of visitors are signed with. */
  readonly enquiryKeys: LinkKeys;
  /** Draws the booking page up as HTML. */
  readonly renderPage: RenderPage;
  /** The scripts, styles and fonts of the booking page. */
  readonly assets: StaticFiles;
  /** How late the event loop may be before calls are turned away; the usual time when absent. */
  readonly delayLimitMs?: number | undefined;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

function createDesk(parts: AppParts): BookingDesk {
  const { config, availability, db, limits, linkKeys, onChange, clock } = parts;
  const calendarUrl = readCalendarUrl(config);
  const audit = createAuditLog({ db, clock });
  const store = createBookingStore({ db, audit });
  const times = createBookingTimes({ store, availability, clock });
  return createBookingDesk({
    store,
    times,
    changes: createBookingChanges({ db, audit, times, clock }),
    limits,
    caps: {
      perMailbox: config.OPEN_BOOKINGS_PER_EMAIL,
      perAddress: config.OPEN_BOOKINGS_PER_ADDRESS,
    },
    formKey: linkKeys.signing,
    clock,
    buildManageUrl: (reference) => buildManageUrl(calendarUrl, linkKeys, reference),
    onChange,
  });
}

/** The calendar with every route; it does not listen. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, availability, brand, db, limits, linkKeys, enquiryKeys } = parts;
  const { renderPage, assets, delayLimitMs, clock, log } = parts;
  const calendarUrl = readCalendarUrl(config);
  const app = createHttpApp(log, {
    trustedProxies: config.TRUSTED_PROXIES,
    headers: calendarHeaders(config.SITE_URL),
  });
  const desk = createDesk(parts);

  app.setNotFoundHandler(async () => {
    throw new ApiError('not_found', 'no such address');
  });
  const ping = () => sql`select 1`.execute(db);
  const metrics = createServiceMetrics(ping);
  addMetricsRoutes(app, { metrics, access: config, clock });
  addHealthRoutes(app, ping);
  const { ASSETS_DIR: published } = config;
  addAssetRoutes(
    app,
    assets,
    published === undefined ? async () => undefined : findLateAssets(published),
  );
  app.register(async (calls) => {
    await shedLoad(calls, { countWaiting: limits.countWaiting, delayLimitMs });
    await calls.register(async (json) => {
      json.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        refuseOtherOrigins(request, calendarUrl);
      });
      json.addHook('onRequest', limits.countCall);
      addBookingRoutes(json, { desk, linkKeys, calendarUrl });
    });
    await calls.register((pages) =>
      addPageRoutes(pages, {
        desk,
        availability,
        brand,
        organizer: { name: brand, email: config.MAIL_FROM },
        siteUrl: config.SITE_URL,
        calendarUrl,
        linkKeys,
        enquiries: createEnquiryDetails({ db, enquiryKeys, clock }),
        renderPage,
        countCall: limits.countCall,
        clock,
      }),
    );
  });
  return app;
}
