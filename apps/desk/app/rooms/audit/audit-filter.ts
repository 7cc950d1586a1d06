import type { AuditFilter } from '@high-street/server/audit';

import { ZONE } from '#app/zone.ts';
import { KINDS, type AuditQuery } from './audit-query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By how much the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function zoneOffset(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The moment at which a calendar day begins in a zone. */
function startOfDay(day: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const guess = new Date(asUtc - zoneOffset(new Date(asUtc), zone));
  return new Date(asUtc - zoneOffset(guess, zone));
}

/** The first moment of a calendar day in a zone, and the first of the next; days of 23 and 25 hours are right, too. */
export function dayBounds(day: string, zone: string): { from: Date; until: Date } {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOfDay(day, zone), until: startOfDay(next, zone) };
}

/** The filter of the log that an address asks for. */
export function toFilter({ who, what, record, day }: AuditQuery): AuditFilter {
  const kind = KINDS.find((known) => known === who);
  const [recordKind, recordId] = record?.split(':') ?? [];
  return {
    actorKind: kind,
    personId: kind === undefined ? who : undefined,
    act: what,
    recordKind,
    recordId,
    ...(day === undefined ? {} : dayBounds(day, ZONE)),
  };
}
