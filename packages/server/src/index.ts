export { openBackup } from '#/backup/restore-backup.ts';
export { backupStream, type RowCounts } from '#/backup/write-backup.ts';
export { type Clock, systemClock } from '#/clock/clock.ts';
export { databaseVariables } from '#/config/database-config.ts';
export { buildListSchema } from '#/config/list-schema.ts';
export { isLocalHost } from '#/config/local-host.ts';
export { emailVariable, mailVariables, replyToVariable } from '#/config/mail-config.ts';
export { type Environment, readConfig } from '#/config/read-config.ts';
export * from '#/config/service-config.ts';
export { isOrigin, isWebAddress } from '#/config/web-address.ts';
export { wholeNumber } from '#/config/whole-number.ts';
export * from '#/database/embedded/open-embedded-postgres.ts';
export type { EmbeddedConnection } from '#/database/embedded/try-connect.ts';
export { CALENDAR_LOCK, lockCalendar } from '#/database/calendar-lock.ts';
export { type DatabaseState, inspectDatabase } from '#/database/inspect-database.ts';
export { findDataFolder } from '#/database/embedded/data-place.ts';
export { isId } from '#/database/is-id.ts';
export { nameDatabase, requireDatabase } from '#/database/known-database.ts';
export { KEPT_KEYS, readKeptKey } from '#/database/kept-key.ts';
export { listNewerMigrations, listPendingMigrations, migrate } from '#/database/migrate.ts';
export { type OpenDatabase, openDatabase } from '#/database/open-database.ts';
export { openStorage } from '#/database/open-storage.ts';
export { PLANNED_ANEW } from '#/database/prepared-statements.ts';
export { withDatabase } from '#/database/with-database.ts';
export {
  type ActorKind,
  type PasskeyPurpose,
  type Role,
  ROLES,
  UNDO_SECONDS,
  type UndoSeconds,
  type Way,
  WAYS,
} from '#/database/desk-schema.ts';
export type { MessageAttachment } from '#/database/answer-schema.ts';
export { ANSWER_STATES, type AnswerState, type Database } from '#/database/schema.ts';
export { errorCode, errorText, unlessMissing } from '#/error/error-code.ts';
export { readDisk, fullDisk, isDiskFull, LEAST_FREE_BYTES } from '#/error/full-disk.ts';
export { StaleVersion } from '#/error/stale-version.ts';
export { StartupError } from '#/error/startup-error.ts';
export { createLog } from '#/log/create-log.ts';
export * from '#/schedule/run-schedule.ts';
