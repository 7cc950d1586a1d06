import { readAvailability } from '@high-street/bookings/slots';
import { bookingReceiptSchema, IDEMPOTENCY_HEADER, type NewBooking } from '@high-street/contract';
import { readConfig, type Environment } from '@high-street/server';
import { createLimits } from '@high-street/server/limits';
import { readEnquiryKeys } from '@high-street/server/links';
import { createTestDatabase, fakeClock, NEVER_LATE_MS } from '@high-street/server/testing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { buildApp, type AppParts } from '#/app.ts';
import { readBookingLimits } from '#/read-booking-limits.ts';
import { readLinkKeys } from '#/bookings/index.ts';
import { configSchema } from '#/config.ts';

import type { PageProps } from '../page/page-props.ts';
import { aBooking, aKey, AVAILABILITY, MONDAY } from './booking-builder.ts';

type Changes = {
  readonly env?: Environment;
  readonly availability?: Partial<typeof AVAILABILITY>;
} & Partial<Pick<AppParts, 'renderPage' | 'assets'>>;

const log = pino({ enabled: false });

/** Limits that no test meets by accident. */
export const LIFTED_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  BOOKINGS_PER_ADDRESS_HOUR: '1000000',
  BOOKINGS_PER_EMAIL_DAY: '1000000',
  BOOKINGS_PER_MINUTE: '1000000',
  OPEN_BOOKINGS_PER_EMAIL: '1000000',
  OPEN_BOOKINGS_PER_ADDRESS: '1000000',
} as const;

/** Stands for the booking page: what it was given, as JSON. */
export const renderProps = (props: PageProps): string => JSON.stringify(props);

/** The app on a database of its own, on a Monday at 07:00 in London, for the length of the test. */
export async function startTestApp({ env = {}, availability = {}, ...page }: Changes = {}) {
  const { db, pool, close, url } = await createTestDatabase();
  onTestFinished(close);
  const config = readConfig(configSchema, { ...LIFTED_LIMITS, ...env });
  const clock = fakeClock(new Date(MONDAY));
  const linkKeys = await readLinkKeys(db, config);
  const enquiryKeys = await readEnquiryKeys(db, config);
  const app = buildApp({
    config,
    availability: readAvailability({ ...AVAILABILITY, ...availability }),
    brand: 'Kerbside',
    db,
    onChange: () => undefined,
    limits: createLimits({
      pool,
      settings: readBookingLimits(config),
      secret: linkKeys.signing,
      log,
      clock,
    }),
    linkKeys,
    enquiryKeys,
    renderPage: renderProps,
    assets: new Map(),
    delayLimitMs: NEVER_LATE_MS,
    ...page,
    clock,
    log,
  });
  onTestFinished(() => app.close());
  return { app, db, pool, clock, enquiryKeys, databaseUrl: url };
}

/** Posts any payload as a JSON call with a key, as the page does. */
export function post(app: FastifyInstance, url: string, payload: unknown, key = aKey()) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      'content-type': 'application/json',
      host: 'calendar.example',
      origin: 'https://calendar.example',
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

/** Books as the page does, and gives what was answered with the signed addresses of its calls. */
export async function book(app: FastifyInstance, changes: Partial<NewBooking> = {}, key = aKey()) {
  const answer = await post(app, '/api/bookings', aBooking(changes), key);
  const receipt = bookingReceiptSchema.parse(answer.json());
  const { search } = new URL(receipt.manageUrl);
  const at = (call: string) => `/api/bookings/${receipt.reference}${call}${search}`;
  return { ...receipt, receipt, key, at };
}
