/** A brand pack that cannot be used; the message says which, why, and how to fix it. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}
