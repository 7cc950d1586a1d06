import { AVAILABILITY } from '@high-street/owner';
import { errorCode, installJobs, openJobs, systemClock } from '@high-street/server';
import { CommandError, runCli, type CommandTools } from '@high-street/server/command';
import { BOOKING_MAIL_QUEUE } from '@high-street/server/deliveries';

import { configSchema } from '#/config.ts';
import { AvailabilityError, readAvailability } from '#/slots/index.ts';

import { createBookingStore, TIME_TAKEN, type BookingStore } from './booking-store.ts';
import { createBookingArchive } from './command/booking-archive.ts';
import { createProviderTime } from './command/provider-time.ts';
import { readCommand, USAGE } from './command/read-command.ts';
import { runCommand } from './command/run-command.ts';

const QUEUES = [BOOKING_MAIL_QUEUE];

function readZone(): string {
  try {
    return readAvailability(AVAILABILITY).timeZone;
  } catch (error) {
    if (!(error instanceof AvailabilityError)) throw error;
    throw new CommandError(error.message, { isMisuse: false, cause: error });
  }
}

async function change<Result>(
  { db, pool, log }: CommandTools,
  make: (store: BookingStore) => Promise<Result>,
): Promise<Result> {
  // A restored database has no queues until a service starts.
  await installJobs({ pool, queues: QUEUES, log });
  const jobs = await openJobs({ pool, queues: QUEUES, log, isWorker: false });
  try {
    return await make(createBookingStore(db, jobs));
  } finally {
    await jobs.stop();
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
      cancel: (reference) => change(tools, (store) => store.cancel(reference)),
      release: (reference) => change(tools, (store) => release(store, reference)),
      time: createProviderTime(readZone()),
      write: tools.write,
      signal: tools.signal,
    }),
});
