import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';
import { configSchema as deskSchema } from '@high-street/desk/config';
import { AVAILABILITY, currentBrand } from '@high-street/owner';
import { readConfig, type Environment } from '@high-street/server';
import { readAvailability } from '@high-street/server/hours';

import { planCalendar, planSiteUrl } from '../calendar-plan.ts';
import { planDesk } from '../desk-plan.ts';
import { startConfigSchema } from '../start-config.ts';

/** The settings of every part as it would read them at its start; throws a StartupError or an OwnerError as it would. */
export function readSettings(env: Environment) {
  const start = readConfig(startConfigSchema, env);
  const plan = planCalendar(start);
  const api = readConfig(apiSchema, env);
  const calendar =
    plan.own === null ? null : readConfig(calendarSchema, { ...env, ...plan.own.env });
  const desk = planDesk(start);
  readAvailability(AVAILABILITY);
  if (desk !== null) readConfig(deskSchema, { ...env, ...desk.env });
  return {
    start,
    api,
    brand: currentBrand(),
    calendarUrl: plan.url,
    hasOwnCalendar: plan.own !== null,
    linkSecrets: {
      bookingLinks: calendar?.BOOKING_SECRET !== undefined,
      enquiryLinks: api.ENQUIRY_SECRET !== undefined,
    },
    deskUrl: desk === null ? null : desk.url,
    siteUrl: planSiteUrl(start),
  };
}

export type Settings = ReturnType<typeof readSettings>;
