import { Link } from 'react-router';

import { ActorMark } from '#app/audit-lines/actor-mark.tsx';
import type { AuditRow } from '#app/audit-lines/describe-line.ts';
import { LINE_WORDS } from '#app/audit-lines/words.ts';
import { DataTable, type Column } from '#app/parts/data-table.tsx';
import { WarningMark } from '#app/parts/warning-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { auditAddress } from './audit-address.ts';
import { WORDS } from './words.ts';

type Name = 'when' | 'who' | 'what' | 'on' | 'from';

function What({ row: { what, fields, isRefused } }: { row: AuditRow }) {
  return (
    <span className="audit-what">
      {isRefused ? (
        <span className="flex-none pt-0.75 text-error">
          <WarningMark />
          <span className="sr-only">{LINE_WORDS.refused}: </span>
        </span>
      ) : null}
      <span>
        {what}
        {fields.length > 0 ? <span className="muted"> ({fields.join(', ')})</span> : null}
      </span>
    </span>
  );
}

function On({ record }: Pick<AuditRow, 'record'>) {
  if (record === null) return null;
  return (
    <Link
      to={auditAddress({}, { record: record.id })}
      className="quiet-link"
      aria-label={WORDS.onlyRecord(record.name)}
    >
      {record.name}
    </Link>
  );
}

/** Lines of the log, newest first. */
export function AuditTable({ rows, zone }: { rows: readonly AuditRow[]; zone: string }) {
  const columns: readonly Column<Name>[] = [
    { name: 'when', head: WORDS.columns.when(zone), isSortedDown: true },
    { name: 'who', head: WORDS.columns.who },
    { name: 'what', head: WORDS.columns.what, isTitle: true },
    { name: 'on', head: WORDS.columns.on },
    { name: 'from', head: WORDS.columns.from },
  ];
  return (
    <DataTable
      isTight
      caption={WORDS.caption}
      columns={columns}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          when: <When at={row.at} />,
          who: <ActorMark actor={row.actor} />,
          what: <What row={row} />,
          on: <On record={row.record} />,
          from: row.from === null ? null : <span className="muted tnum">{row.from}</span>,
        },
      }))}
    />
  );
}
