import { runCli } from '@high-street/server/command';

import { configSchema } from '#/config.ts';
import { eraseByEmail } from '#/upkeep/index.ts';

import { createLeadArchive } from './command/lead-archive.ts';
import { createLeadDesk } from './command/lead-desk.ts';
import { readCommand, USAGE } from './command/read-command.ts';
import { runCommand } from './command/run-command.ts';

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
