import type { Environment } from '@high-street/server';
import { runHere } from '@high-street/server/testing';

import { BOOKINGS_COMMAND } from '#/bookings-command/bookings-command.ts';

/** Runs the bookings command to its end. */
export function runBookings(variables: Environment, ...words: string[]) {
  return runHere(BOOKINGS_COMMAND, variables, words);
}
