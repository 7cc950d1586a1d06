import type { AuditLine, AuditLog } from '@high-street/server/audit';

/** Lines of a record that are looked through: most of them are about other fields. */
const LINES = 50;

type Record = { readonly kind: string; readonly id: string };

/** When something was last changed, and by whom. */
export type LastChange = Pick<AuditLine, 'at' | 'actorKind' | 'personId'>;

/** The newest lines of the log about a record, newest first. */
export async function readChanges(
  audit: Pick<AuditLog, 'list'>,
  { kind, id }: Record,
): Promise<readonly AuditLine[]> {
  const { lines } = await audit.list({ recordKind: kind, recordId: id }, { size: LINES });
  return lines;
}

/** The last change of any of the fields that the log calls so; null where the lines tell of none. */
export function findLastChange(
  lines: readonly AuditLine[],
  ...names: readonly string[]
): LastChange | null {
  return lines.find(({ fields }) => fields.some((field) => names.includes(field))) ?? null;
}
