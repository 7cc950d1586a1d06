import type { AuditLine, AuditLog } from '@high-street/server/audit';

/** Lines of a record that are looked through: some of them, such as an ended session, change no field. */
const LINES = 50;

type Record = { readonly kind: string; readonly id: string };

/** When a field of a record was last changed, and by whom. */
export async function findLastChange(
  audit: Pick<AuditLog, 'list'>,
  { kind, id }: Record,
  isChange: (line: AuditLine) => boolean = () => true,
): Promise<Pick<AuditLine, 'at' | 'actorKind' | 'personId'> | null> {
  const { lines } = await audit.list({ recordKind: kind, recordId: id }, { size: LINES });
  return lines.find((each) => each.fields.length > 0 && isChange(each)) ?? null;
}
