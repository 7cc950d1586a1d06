import { addAbortSignal, type Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { z } from 'zod';

import { systemClock } from '#/clock/clock.ts';
import type { databaseVariables } from '#/config/database-config.ts';
import { type Environment, readConfig } from '#/config/read-config.ts';
import { requireDatabase } from '#/database/known-database.ts';
import type { OpenDatabase } from '#/database/open-database.ts';
import { withDatabase } from '#/database/with-database.ts';
import { errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';
import type { createLog } from '#/log/create-log.ts';

import { CommandError } from './command-error.ts';
import { createWriter, ReaderGone } from './create-writer.ts';
import { ExportUnrecorded } from './export-pieces.ts';
import { HelpAsked } from './read-words.ts';
import type { Write } from './write-pieces.ts';

/** The exit code of a program that was interrupted. */
export const INTERRUPTED = 130;
/** npm passes on a Ctrl-C that the terminal has sent already, where the shell between them has become this process. */
const SAME_REQUEST_MS = 1_000;
/** One is enough for every command; the second keeps a query beside a transaction from waiting for ever. */
const CONNECTIONS = 2;

/** What every program works with. */
type Tools = {
  /** The variables of its process. */
  readonly env: Environment;
  readonly write: Write;
  /** All of standard input; the hint goes to whoever types it. Rejects when the operator wants to stop. */
  readonly readInput: (hint: string) => Promise<string>;
  /** Aborts when the operator wants to stop. */
  readonly signal: AbortSignal;
};

/** What a command works with that reads the database. */
type DatabaseTools = Tools &
  Pick<OpenDatabase, 'db' | 'pool'> & { readonly log: ReturnType<typeof createLog> };

/** A program for the operator. */
export type Cli<Command> = {
  /** How it is used, for people. */
  readonly usage: string;
  /** What it may meet, beside a StartupError and a CommandError, that is told in a line. */
  readonly faults?: readonly (abstract new (...args: never[]) => Error)[];
  /** What the words after the program's name ask for; throws CommandError, and HelpAsked. */
  readonly read: (words: readonly string[]) => Command;
  /** Does it; throws CommandError. */
  readonly run: (command: Command, tools: Tools) => Promise<void>;
};

/** What a program reads and writes: what its process has, or what a test gives it instead. */
type Surroundings = {
  /** The words after the program's name. */
  readonly words: readonly string[];
  readonly env: Environment;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly stderr: Pick<Writable, 'write'>;
  /** Aborts when the operator wants to stop. */
  readonly signal: AbortSignal;
};

/** Runs on the database that the variables name, brought up to date; throws a StartupError where there is none. */
export function onDatabase<Command>(
  variables: z.ZodObject<ReturnType<typeof databaseVariables>>,
  run: (command: Command, tools: DatabaseTools) => Promise<void>,
): (command: Command, tools: Tools) => Promise<void> {
  return async (command, tools) => {
    const config = readConfig(variables, tools.env);
    const place = { databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR };
    requireDatabase(place);
    await withDatabase({ ...place, maxConnections: CONNECTIONS }, ({ db, pool, log }) =>
      run(command, { ...tools, db, pool, log }),
    );
  };
}

/** Aborts once whoever started this process wants it to stop; asked again after a second, the process ends at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let stoppedAt = 0;
  function handleSignal(): void {
    const now = systemClock.now().getTime();
    if (!stop.signal.aborted) {
      stoppedAt = now;
      stop.abort();
    } else if (now - stoppedAt >= SAME_REQUEST_MS) process.exit(INTERRUPTED);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handleSignal);
  return stop.signal;
}

/** Runs a program to its end on the words of this process, whether the services run or not. */
export async function runCli<Command>(cli: Cli<Command>): Promise<void> {
  const { env, stdin, stdout, stderr } = process;
  const words = process.argv.slice(2);
  const surroundings = { words, env, stdin, stdout, stderr, signal: stopSignal() };
  process.exitCode = await runProgram(cli, surroundings);
}

/**
 * Runs a program to its end and gives its exit code. What the operator can fix is said in a line, with 1; after an
 * interruption the code is 130, and 0 once the reader of the output has gone.
 */
export async function runProgram<Command>(
  cli: Cli<Command>,
  surroundings: Surroundings,
): Promise<number> {
  try {
    await runCommand(cli, surroundings);
    return 0;
  } catch (error) {
    if (surroundings.signal.aborted) return INTERRUPTED;
    // A connection that is lost can be an EPIPE as well.
    if (error instanceof ReaderGone) return 0;
    surroundings.stderr.write(explain(error, cli));
    return 1;
  }
}

async function runCommand<Command>(
  { usage, read, run }: Cli<Command>,
  surroundings: Surroundings,
): Promise<void> {
  const { words, env, stdout, signal } = surroundings;
  const write = createWriter(stdout);
  try {
    await run(read(words), { env, write, signal, readInput: readFrom(surroundings) });
  } catch (error) {
    if (!(error instanceof HelpAsked)) throw error;
    await write(usage);
  }
}

function readFrom({ stdin, stderr, signal }: Surroundings): Tools['readInput'] {
  return (hint) => {
    if (stdin.isTTY) stderr.write(`${hint}\n`);
    return text(addAbortSignal(signal, stdin));
  };
}

/** What went wrong, in words; throws what is no fault of the operator's or of the surroundings. */
function explain<Command>(error: unknown, { usage, faults = [] }: Cli<Command>): string {
  const isTold = [StartupError, CommandError, ExportUnrecorded, ...faults].some(
    (Fault) => error instanceof Fault,
  );
  if (!isTold) throw error;
  const isMisuse = error instanceof CommandError && error.isMisuse;
  return `${errorText(error)}\n${isMisuse ? usage : ''}`;
}
