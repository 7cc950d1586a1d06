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

async function* toRows(pages: AsyncIterable<readonly AuditLine[]>): AsyncGenerator<string[][]> {
  for await (const lines of pages) yield lines.map(toRow);
}

/** Writes lines of the log as CSV, as they are stored: identifiers and names of fields, nobody's name. */
export function createAuditCsv(audit: Pick<AuditLog, 'pages'>) {
  return (filter: AuditFilter, signal: AbortSignal): AsyncIterable<string> =>
    toCsv(COLUMNS, toRows(audit.pages(filter, signal)));
}
