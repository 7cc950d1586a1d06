import { Writable } from 'node:stream';

import { type Cli, runProgram } from '#/command/run-cli.ts';
import type { Environment } from '#/config/read-config.ts';

function collect(): { readonly stream: Writable; readonly read: () => string } {
  const pieces: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      pieces.push(text);
      done();
    },
  });
  return { stream, read: () => pieces.join('') };
}

/** Runs a program within this process, without the second that a process of its own takes to start. */
export async function runHere<Command extends { readonly name: string }>(
  cli: Cli<Command>,
  env: Environment,
  words: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const [stdout, stderr] = [collect(), collect()];
  const { signal } = new AbortController();
  const code = await runProgram(cli, {
    words,
    env,
    stdout: stdout.stream,
    stderr: stderr.stream,
    signal,
  });
  return { code, stdout: stdout.read(), stderr: stderr.read() };
}
