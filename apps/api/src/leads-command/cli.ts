import { createLeadArchive, createLeadDesk, eraseByEmail } from '@high-street/leads';
import { runCli } from '@high-street/server/command';

import { configSchema } from '#/config.ts';

import { readCommand, USAGE } from './read-command.ts';
import { runCommand } from './run-command.ts';

await runCli({
  usage: USAGE,
  variables: configSchema.pick({ DATABASE_URL: true, DATA_DIR: true }),
  read: readCommand,
  run: (command, { db, write, signal }) =>
    runCommand(command, {
      archive: createLeadArchive(db),
      desk: createLeadDesk(db),
      erase: (email) => eraseByEmail(db, email),
      write,
      signal,
    }),
});
