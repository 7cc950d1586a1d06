import type { AuditFilter, AuditLine, AuditLog } from '@high-street/server/audit';
import { toCsv } from '@high-street/server/command';

const COLUMNS = [
  'at',
  'actor_kind',
  'person_id',
  'act',
  'record_kind',
  'record_id',
  'fields',
  'address_group',
];

function toRow(line: AuditLine): string[] {
  return [
    line.at.toISOString(),
    line.actorKind,
    line.personId ?? '',
    line.act,
    line.recordKind ?? '',
    line.recordId ?? '',
    line.fields.join(' '),
    line.addressGroup ?? '',
  ];
}

/** Writes lines of the log as CSV, as they are stored: identifiers and names of fields, nobody's name. */
export function createAuditCsv(audit: Pick<AuditLog, 'pages'>) {
  return (filter: AuditFilter, signal: AbortSignal): AsyncIterable<string> =>
    toCsv(COLUMNS, audit.pages(filter, signal), toRow);
}
