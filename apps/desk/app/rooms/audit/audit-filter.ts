import type { AuditFilter } from '@high-street/server/audit';

import type { DeskServices } from '#/desk-services.ts';
import { KINDS, type AuditQuery } from './audit-query.ts';

type DayServices = Pick<DeskServices, 'dayBounds'> & {
  readonly office: Pick<DeskServices['office'], 'timeZone'>;
};

/** The filter of the log that an address asks for. */
export function toFilter(
  { who, what, record, day }: AuditQuery,
  { dayBounds, office }: DayServices,
): AuditFilter {
  const kind = KINDS.find((known) => known === who);
  const [recordKind, recordId] = record?.split(':') ?? [];
  return {
    actorKind: kind,
    personId: kind === undefined ? who : undefined,
    act: what,
    recordKind,
    recordId,
    ...(day === undefined ? {} : dayBounds(day, office.timeZone)),
  };
}
