export { type Clock, systemClock } from '#/clock/clock.ts';
export { databaseVariables } from '#/config/database-config.ts';
export { type Environment, readConfig } from '#/config/read-config.ts';
export { wholeNumber } from '#/config/whole-number.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  openEmbeddedPostgres,
} from '#/database/embedded/open-embedded-postgres.ts';
export type { EmbeddedConnection } from '#/database/embedded/try-connect.ts';
export { migrate } from '#/database/migrate.ts';
export { type DatabaseOptions, type OpenDatabase, openDatabase } from '#/database/open-database.ts';
export type { Database, IdempotencyKeyTable, LeadMailTable, LeadTable } from '#/database/schema.ts';
export { errorCode, errorText } from '#/error/error-code.ts';
export { StartupError, type StartupErrorCode } from '#/error/startup-error.ts';
