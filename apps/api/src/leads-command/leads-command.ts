import { createBookingArchive } from '@high-street/bookings';
import {
  createLeadArchive,
  createLeadDesk,
  createLeadReader,
  createNextUp,
  createReplyDesk,
  eraseByEmail,
  everySpelling,
  exportPerson,
  oneAddress,
  readOfficeClock,
} from '@high-street/leads';
import { AVAILABILITY, currentBrand, OPERATOR_SETTINGS, OwnerError } from '@high-street/owner';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { type Cli, onDatabase } from '@high-street/server/command';

import { configSchema } from '#/config.ts';

import { type Command, readCommand, USAGE } from './read-command.ts';
import { runCommand } from './run-command.ts';

/** `npm run leads`: what the operator sees of the leads, and does with them. */
export const LEADS_COMMAND: Cli<Command> = {
  usage: USAGE,
  read: readCommand,
  faults: [OwnerError],
  run: onDatabase(
    configSchema.pick({ DATABASE_URL: true, DATA_DIR: true }),
    (command, { db, readInput, write, signal }) => {
      const audit = createAuditLog({ db, clock: systemClock });
      const whose = (isExact: boolean) => (isExact ? oneAddress : everySpelling);
      const openOffice = () => readOfficeClock(AVAILABILITY, OPERATOR_SETTINGS);
      return runCommand(command, {
        archive: createLeadArchive(db),
        bookings: createBookingArchive(db),
        // Made where they are asked for: leads are read whatever is wrong with the brand or the hours.
        get desk() {
          return createLeadDesk({ db, audit, office: openOffice() });
        },
        get nextUp() {
          return createNextUp({ db, clock: systemClock, office: openOffice() });
        },
        get replies() {
          return createReplyDesk({ db, audit, brand: currentBrand().pack.name });
        },
        reader: createLeadReader(db),
        readInput,
        erase: ({ email, isExact, actor }) =>
          eraseByEmail(db, email, { audit, actor, whose: whose(isExact) }),
        exportPerson: ({ email, isExact }) => exportPerson(db, whose(isExact)(email)),
        audit,
        write,
        signal,
      });
    },
  ),
};
