import { isNamed } from '#app/is-named.ts';

/** By its code: the service and the screens have copies of their own of the class. */
function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether somebody else has the time by now. */
export function isTaken(error: unknown): boolean {
  return isNamed(error, 'SlotTakenError');
}

/** Whether the time is not, or no longer, among those that can be booked. */
export function isNotOffered(error: unknown): boolean {
  return hasCode(error, 'slot_not_offered');
}

/** Whether the booking is over, so that it can no longer be cancelled. */
export function isOver(error: unknown): boolean {
  return hasCode(error, 'booking_over');
}

/** Whether it is too early to say that nobody came. */
export function isTooEarly(error: unknown): boolean {
  return isNamed(error, 'NoShowRefused');
}
