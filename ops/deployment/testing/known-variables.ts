import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';
import { configSchema as deskSchema } from '@high-street/desk/config';

import { siteBuild } from '../../build.ts';
import { readExample } from './read-example.ts';

const API = Object.keys(apiSchema.shape);
const CALENDAR = Object.keys(calendarSchema.shape);
const DESK = Object.keys(deskSchema.shape);
const BUILD = siteBuild('none').variables;

/** The variables that each part of the product reads. */
export const KNOWN = {
  api: new Set([...API, ...BUILD]),
  calendar: new Set([...CALENDAR, ...BUILD]),
  desk: new Set([...DESK, ...BUILD]),
  build: new Set(BUILD),
  any: new Set([...API, ...CALENDAR, ...DESK, ...BUILD]),
};

/** Addresses with a password in them are secrets too; these are where people go. */
const PUBLIC = ['SITE_URL', 'CALENDAR_URL', 'DESK_URL'];
const SECRET_NAME = /(?:URL|ENDPOINT|PASSWORD|SECRET|TOKEN|KEY)(?:_BEFORE)?$/;

/** Everything secret that an operator may set, whoever reads it. */
export const SECRETS = [...new Set([...KNOWN.any, ...readExample().keys()])].filter(
  (name) => SECRET_NAME.test(name) && !PUBLIC.includes(name),
);

/** The default of the ports of the API, the calendar and the desk. */
export const PORTS = {
  api: String(apiSchema.shape.PORT.parse(undefined)),
  calendar: String(calendarSchema.shape.CALENDAR_PORT.parse(undefined)),
  desk: String(deskSchema.shape.DESK_PORT.parse(undefined)),
};
