import type { AuditQuery } from './audit-query.ts';

/** The address of the log with some of what it is narrowed to replaced; undefined takes it away. */
export function auditAddress(query: AuditQuery, changes: Partial<AuditQuery> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, before: undefined, ...changes })) {
    if (value) search.set(name, value);
  }
  return search.size === 0 ? '/audit' : `/audit?${search}`;
}
