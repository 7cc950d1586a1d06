/** A brand pack or owner/settings.ts that cannot be used; the message says which, why, and how to fix it. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}
