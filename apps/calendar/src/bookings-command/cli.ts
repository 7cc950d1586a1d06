import {
  createBookingArchive,
  createBookingStore,
  TIME_TAKEN,
  type BookingStore,
} from '@high-street/bookings';
import { AVAILABILITY } from '@high-street/owner';
import { errorCode, systemClock } from '@high-street/server';
import { CommandError, runCli } from '@high-street/server/command';

import { configSchema } from '#/config.ts';
import { AvailabilityError, readAvailability } from '#/slots/index.ts';

import { createProviderTime } from './provider-time.ts';
import { readCommand, USAGE } from './read-command.ts';
import { runCommand } from './run-command.ts';

function readZone(): string {
  try {
    return readAvailability(AVAILABILITY).timeZone;
  } catch (error) {
    if (!(error instanceof AvailabilityError)) throw error;
    throw new CommandError(error.message, { isMisuse: false, cause: error });
  }
}

async function release(store: BookingStore, reference: string) {
  try {
    return await store.release(reference, systemClock.now());
  } catch (error) {
    if (errorCode(error) !== TIME_TAKEN) throw error;
    const message = `${reference} is held, and somebody else has its time by now. Write to them, and cancel it.`;
    throw new CommandError(message, { isMisuse: false, cause: error });
  }
}

await runCli({
  usage: USAGE,
  variables: configSchema.pick({ DATABASE_URL: true, DATA_DIR: true }),
  read: readCommand,
  run: async (command, tools) =>
    runCommand(command, {
      archive: createBookingArchive(tools.db),
      cancel: (reference) => createBookingStore(tools.db).cancel(reference),
      release: (reference) => release(createBookingStore(tools.db), reference),
      time: createProviderTime(readZone()),
      write: tools.write,
      signal: tools.signal,
    }),
});
