export { addressGroup } from '#/limits/address-group.ts';
export type { Actor } from './actor.ts';
export {
  type AuditFilter,
  type AuditLine,
  type AuditLog,
  type AuditNote,
  createAuditLog,
} from './audit-log.ts';
