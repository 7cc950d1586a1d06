import {
  createBookingArchive,
  createBookingChanges,
  createBookingStore,
  createBookingTimes,
  SlotTakenError,
  type BookingChanges,
} from '@high-street/bookings';
import { readAvailability, type Availability } from '@high-street/bookings/slots';
import { AVAILABILITY } from '@high-street/owner';
import { systemClock, type OpenDatabase } from '@high-street/server';
import { createAuditLog, type AuditLog } from '@high-street/server/audit';
import { type Cli, CommandError, onDatabase } from '@high-street/server/command';
import { ApiError } from '@high-street/server/http';

import { configSchema } from '#/config.ts';

import { createProviderTime } from './provider-time.ts';
import { type Command, readCommand, USAGE } from './read-command.ts';
import { runCommand } from './run-command.ts';

const ACTOR = { kind: 'command' } as const;

function openChanges(
  db: OpenDatabase['db'],
  audit: AuditLog,
  availability: Availability,
): BookingChanges {
  const clock = systemClock;
  const times = createBookingTimes({
    store: createBookingStore({ db, audit }),
    availability,
    clock,
  });
  return createBookingChanges({ db, audit, times, clock });
}

async function cancel(changes: BookingChanges, reference: string) {
  try {
    return await changes.cancel({ reference, actor: ACTOR });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'booking_over') throw error;
    const message = `${reference} is over, so it can no longer be cancelled.`;
    throw new CommandError(message, { isMisuse: false, cause: error });
  }
}

async function release(changes: BookingChanges, reference: string) {
  try {
    return await changes.release({ reference, actor: ACTOR });
  } catch (error) {
    if (!(error instanceof SlotTakenError)) throw error;
    const message = `${reference} is held, and somebody else has its time by now. Write to them, and cancel it.`;
    throw new CommandError(message, { isMisuse: false, cause: error });
  }
}

/** `npm run bookings`: what the operator sees of the bookings, and does with them. */
export const BOOKINGS_COMMAND: Cli<Command> = {
  usage: USAGE,
  read: readCommand,
  run: onDatabase(
    configSchema.pick({ DATABASE_URL: true, DATA_DIR: true }),
    async (command, { db, write, signal }) => {
      const availability = readAvailability(AVAILABILITY);
      const audit = createAuditLog({ db, clock: systemClock });
      const changes = openChanges(db, audit, availability);
      await runCommand(command, {
        archive: createBookingArchive(db),
        cancel: (reference) => cancel(changes, reference),
        release: (reference) => release(changes, reference),
        time: createProviderTime(availability.timeZone),
        recordExport: () => audit.write({ actor: ACTOR, act: 'bookings_exported' }),
        write,
        signal,
      });
    },
  ),
};
