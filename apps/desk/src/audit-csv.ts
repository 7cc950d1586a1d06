import type { AuditFilter, AuditLine, AuditLog } from '@high-street/server/audit';
import { toCsv } from '@high-street/server/command';

const COLUMNS: Readonly<Record<string, (line: AuditLine) => string>> = {
  at: ({ at }) => at.toISOString(),
  actor_kind: ({ actorKind }) => actorKind,
  person_id: ({ personId }) => personId ?? '',
  act: ({ act }) => act,
  record_kind: ({ recordKind }) => recordKind ?? '',
  record_id: ({ recordId }) => recordId ?? '',
  fields: ({ fields }) => fields.join(' '),
  address_group: ({ addressGroup }) => addressGroup ?? '',
};

/** Writes lines of the log as CSV, as they are stored: identifiers and names of fields, nobody's name. */
export function createAuditCsv(audit: Pick<AuditLog, 'pages'>) {
  return (filter: AuditFilter, signal: AbortSignal): AsyncIterable<string> =>
    toCsv(Object.keys(COLUMNS), audit.pages(filter, signal), (line) =>
      Object.values(COLUMNS).map((read) => read(line)),
    );
}
