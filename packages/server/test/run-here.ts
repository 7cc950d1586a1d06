import { PassThrough, Readable } from 'node:stream';

import { type Cli, runProgram } from '#/command/run-cli.ts';
import type { Environment } from '#/config/read-config.ts';

/** Runs a program within this process, without the second that a process of its own takes to start. */
export async function runHere<Command extends { readonly name: string }>(
  cli: Cli<Command>,
  env: Environment,
  words: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const stdout = new PassThrough({ encoding: 'utf8' });
  const stderr = new PassThrough({ encoding: 'utf8' });
  const written = Promise.all([stdout.toArray(), stderr.toArray()]);
  const { signal } = new AbortController();
  const stdin = Readable.from([]);
  const code = await runProgram(cli, { words, env, stdin, stdout, stderr, signal }).finally(() => {
    stdout.end();
    stderr.end();
  });
  const [output, errors] = await written;
  return { code, stdout: output.join(''), stderr: errors.join('') };
}
