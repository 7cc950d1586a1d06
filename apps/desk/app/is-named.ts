import type { ErrorCode } from '@high-street/contract';

/** Errors by which the domains refuse what the desk asks of them. */
type RefusalName =
  | 'AlreadyJoined'
  | 'LastOwner'
  | 'LeadGone'
  | 'NoShowRefused'
  | 'PersonGone'
  | 'PersonUnknown'
  | 'SavedReplyGone'
  | 'SlotTakenError'
  | 'StaleVersion';

/** Whether an act failed with the error of that name: the service and the screens have copies of their own of its class. */
export function isNamed(error: unknown, name: RefusalName): boolean {
  return error instanceof Error && error.name === name;
}

/** The same for errors that are told apart by their codes. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
