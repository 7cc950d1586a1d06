import { data } from 'react-router';

/** Leaves everything as it is, and has the room say why. */
export function refuse(reason: string) {
  return data({ kind: 'not-done', reason } as const, 409);
}
