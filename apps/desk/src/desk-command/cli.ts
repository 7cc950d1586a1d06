import { createPeopleDesk, createSessions } from '@high-street/people';
import { readConfig, systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { runCli } from '@high-street/server/command';

import { configSchema, readDeskOrigin } from '#/config.ts';

import { readCommand, USAGE } from './read-command.ts';
import { runCommand } from './run-command.ts';

await runCli({
  usage: USAGE,
  variables: configSchema.pick({ DATABASE_URL: true, DATA_DIR: true }),
  read: readCommand,
  run: async (command, { db, write }) => {
    const variables = configSchema.pick({ DESK_URL: true, DESK_PORT: true });
    const parts = { db, audit: createAuditLog({ db, clock: systemClock }), clock: systemClock };
    await runCommand(command, {
      people: createPeopleDesk(parts),
      sessions: createSessions(parts),
      origin: readDeskOrigin(readConfig(variables, process.env)),
      clock: systemClock,
      write,
    });
  },
});
