/** Hours and rules that cannot be offered from; the message lists in one line which settings are wrong and why. */
export class AvailabilityError extends Error {
  override readonly name = 'AvailabilityError';
}
