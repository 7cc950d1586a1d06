import { data } from 'react-router';

import { isNamed } from '#app/is-named.ts';

/** Leaves everything as it is, and has the room say why. */
export function refuse(reason: string) {
  return data({ kind: 'not-done', reason } as const, 409);
}

/** Whether a change was refused because nobody would be left as an owner. */
export function isLastOwner(error: unknown): boolean {
  return isNamed(error, 'LastOwner');
}

/** Whether an invitation was refused because its person has joined meanwhile. */
export function hasJoined(error: unknown): boolean {
  return isNamed(error, 'AlreadyJoined');
}

/** Whether a change was refused because its person was removed or erased meanwhile. */
export function isGone(error: unknown): boolean {
  return isNamed(error, 'PersonGone');
}
