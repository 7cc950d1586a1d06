import { createPeopleDesk, createSessions } from '@high-street/people';
import { readConfig, systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { type Cli, onDatabase } from '@high-street/server/command';

import { configSchema, readDeskOrigin } from '#/config.ts';

import { type Command, readCommand, USAGE } from './read-command.ts';
import { runCommand } from './run-command.ts';

/** `npm run desk`: what the operator sees and does of those who belong to the desk. */
export const DESK_COMMAND: Cli<Command> = {
  usage: USAGE,
  read: readCommand,
  run: onDatabase(
    configSchema.pick({ DATABASE_URL: true, DATA_DIR: true }),
    async (command, { db, env, write }) => {
      const variables = configSchema.pick({ DESK_URL: true, DESK_PORT: true });
      const parts = { db, audit: createAuditLog({ db, clock: systemClock }), clock: systemClock };
      await runCommand(command, {
        people: createPeopleDesk(parts),
        sessions: createSessions(parts),
        origin: readDeskOrigin(readConfig(variables, env)),
        clock: systemClock,
        write,
      });
    },
  ),
};
