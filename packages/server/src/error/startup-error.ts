/** Why a service cannot start. */
export type StartupErrorCode =
  | 'ADDRESS_UNUSABLE'
  | 'ALREADY_RUNNING'
  | 'BUILD_FAILED'
  | 'CONFIG_INVALID'
  | 'DATABASE_MISSING'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_UNSAFE'
  | 'DATA_FOLDER_UNUSABLE'
  | 'DISK_FULL'
  | 'INBOX_NOT_STARTED'
  | 'MIGRATION_REFUSED'
  | 'PAGE_NOT_BUILT'
  | 'POSTGRES_NOT_INSTALLED'
  | 'POSTGRES_NOT_STARTED'
  | 'RESTORE_REFUSED';

/** Says in one line what stops the service and how to fix it; services print `message` only and exit with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly code: StartupErrorCode;

  constructor(code: StartupErrorCode, message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options);
    this.code = code;
  }
}
