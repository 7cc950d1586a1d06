import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';

import { siteBuild } from '../../build.ts';
import { readExample } from './read-example.ts';

const API = Object.keys(apiSchema.shape);
const CALENDAR = Object.keys(calendarSchema.shape);
const BUILD = siteBuild('none').variables;

/** The variables that each part of the product reads. */
export const KNOWN = {
  api: new Set([...API, ...BUILD]),
  calendar: new Set([...CALENDAR, ...BUILD]),
  build: new Set(BUILD),
  any: new Set([...API, ...CALENDAR, ...BUILD]),
};

/** Addresses with a password in them are secrets too; these two are on every page. */
const PUBLIC = ['SITE_URL', 'CALENDAR_URL'];
const SECRET_NAME = /(?:URL|PASSWORD|SECRET|TOKEN|KEY)(?:_BEFORE)?$/;

/** Everything secret that an operator may set, whoever reads it. */
export const SECRETS = [...new Set([...KNOWN.any, ...readExample().keys()])].filter(
  (name) => SECRET_NAME.test(name) && !PUBLIC.includes(name),
);

/** The default of the API's and the calendar's ports. */
export const PORTS = {
  api: String(apiSchema.shape.PORT.parse(undefined)),
  calendar: String(calendarSchema.shape.CALENDAR_PORT.parse(undefined)),
};
