import type { z } from 'zod';

import type { databaseVariables } from '#/config/database-config.ts';
import { readConfig } from '#/config/read-config.ts';
import { requireDatabase } from '#/database/known-database.ts';
import type { OpenDatabase } from '#/database/open-database.ts';
import { withDatabase } from '#/database/with-database.ts';
import { errorCode } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';
import type { createLog } from '#/log/create-log.ts';

import { CommandError } from './command-error.ts';
import { createWriter } from './create-writer.ts';
import type { Write } from './write-pieces.ts';

const INTERRUPTED = 130;
/** One for the command and one for what the job queue looks up while a transaction holds the first. */
const CONNECTIONS = 2;

/** Asks how the command is used; it needs no database. */
export type HelpCommand = { readonly name: 'help' };

/** What a command works with. */
export type CommandTools = Pick<OpenDatabase, 'db' | 'pool'> & {
  readonly log: ReturnType<typeof createLog>;
  readonly write: Write;
  /** Aborts when the operator wants to stop. */
  readonly signal: AbortSignal;
};

/** A program for the operator. */
export type Cli<Command extends { readonly name: string }> = {
  /** How it is used, for people. */
  readonly usage: string;
  /** The variables that say which database it opens. */
  readonly variables: z.ZodObject<ReturnType<typeof databaseVariables>>;
  /** What the words after the program's name ask for; throws CommandError. */
  readonly read: (words: readonly string[]) => Command;
  /** Does it; throws CommandError. */
  readonly run: (command: Exclude<Command, HelpCommand>, tools: CommandTools) => Promise<void>;
};

/**
 * Runs a program to its end on the words of this process, whether the services run or not. What the operator can fix is
 * said in a line, with exit code 1; after an interruption the code is 130, and 0 once the reader of the output has gone.
 */
export async function runCli<Command extends { readonly name: string }>(
  cli: Cli<Command>,
): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    await runCommand(cli, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) process.exitCode = INTERRUPTED;
    // The reader has what it wanted, as `head` does.
    else if (errorCode(error) === 'EPIPE') process.exitCode = 0;
    else explain(error, cli.usage);
  }
}

async function runCommand<Command extends { readonly name: string }>(
  { usage, variables, read, run }: Cli<Command>,
  signal: AbortSignal,
): Promise<void> {
  const command = read(process.argv.slice(2));
  const write = createWriter(process.stdout);
  if (!needsDatabase(command)) return write(usage);
  const config = readConfig(variables, process.env);
  const place = { databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR };
  requireDatabase(place);
  await withDatabase({ ...place, maxConnections: CONNECTIONS }, ({ db, pool, log }) =>
    run(command, { db, pool, log, write, signal }),
  );
}

function needsDatabase<Command extends { readonly name: string }>(
  command: Command,
): command is Exclude<Command, HelpCommand> {
  return command.name !== 'help';
}

/** Says what went wrong; throws what is no fault of the operator's or of the surroundings. */
function explain(error: unknown, usage: string): void {
  if (!(error instanceof StartupError || error instanceof CommandError)) throw error;
  const isMisuse = error instanceof CommandError && error.isMisuse;
  process.stderr.write(`${error.message}\n${isMisuse ? usage : ''}`);
  process.exitCode = 1;
}
