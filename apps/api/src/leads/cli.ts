import {
  createLog,
  errorCode,
  migrate,
  openDatabase,
  readConfig,
  StartupError,
} from '@high-street/server';

import { configSchema } from '#/config.ts';
import { eraseByEmail } from '#/upkeep/index.ts';

import { CommandError } from './command/command-error.ts';
import { createLeadArchive } from './command/lead-archive.ts';
import { createLeadDesk } from './command/lead-desk.ts';
import { createWriter } from './command/create-writer.ts';
import { readCommand, USAGE } from './command/read-command.ts';
import { runCommand } from './command/run-command.ts';

const INTERRUPTED = 130;

async function run(signal: AbortSignal): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const write = createWriter(process.stdout);
  if (command.name === 'help') return write(USAGE);
  const schema = configSchema.pick({ DATABASE_URL: true, DATA_DIR: true });
  const config = readConfig(schema, process.env);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    log: createLog('error', process.stderr),
    maxConnections: 1,
  });
  try {
    await migrate(database.db);
    const { db } = database;
    await runCommand(command, {
      archive: createLeadArchive(db),
      desk: createLeadDesk(db),
      erase: (email) => eraseByEmail(db, email),
      write,
      signal,
    });
  } finally {
    // The embedded server stops here unless somebody else uses it.
    await database.close();
  }
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await run(stop.signal);
} catch (error) {
  if (stop.signal.aborted) process.exitCode = INTERRUPTED;
  // The reader has what it wanted, as `head` does.
  else if (errorCode(error) === 'EPIPE') process.exitCode = 0;
  else if (error instanceof StartupError || error instanceof CommandError) {
    const usage = error instanceof CommandError && error.isMisuse ? USAGE : '';
    process.stderr.write(`${error.message}\n${usage}`);
    process.exitCode = 1;
  } else throw error;
}
