import { withQuery } from '#app/with-query.ts';
import type { AuditQuery } from './audit-query.ts';

/** The address of the log with some of what it is narrowed to replaced; undefined takes it away. */
export function auditAddress(query: AuditQuery, changes: Partial<AuditQuery> = {}): string {
  return withQuery('/audit', { ...query, before: undefined, ...changes });
}
