import { spawnSync } from 'node:child_process';
import { PassThrough, Readable, Writable } from 'node:stream';

import { expect, test } from 'vitest';

import { runProgram, type Cli } from './run-cli.ts';

type Command = { readonly name: 'work' };

/** Runs a program that does this; the reader of its output has gone. */
async function runUnread(run: Cli<Command>['run']) {
  const stdout = new Writable({ write: (_chunk, _encoding, callback) => callback(brokenPipe()) });
  const stderr = new PassThrough({ encoding: 'utf8' });
  const cli: Cli<Command> = {
    usage: '',
    faults: [Error],
    read: () => ({ name: 'work' }),
    run,
  };
  const { signal } = new AbortController();
  const code = await runProgram(cli, {
    words: [],
    env: {},
    stdin: Readable.from([]),
    stdout,
    stderr,
    signal,
  });
  stderr.end();
  return { code, stderr: (await stderr.toArray()).join('') };
}

const brokenPipe = (): Error => Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });

test('a program whose reader has gone ends with 0', async () => {
  expect(await runUnread(async (_, { write }) => write('more'))).toEqual({ code: 0, stderr: '' });
});

test('a program whose connection to the database breaks says so and ends with 1', async () => {
  const result = await runUnread(() => Promise.reject(brokenPipe()));
  expect(result).toEqual({ code: 1, stderr: 'write EPIPE\n' });
});

test.for([
  ['at once, as npm passes it on, is the same request', 0, 200, 5],
  ['after a second ends the process', 1_100, 5_000, 130],
] as const)('another Ctrl-C %s', ([, afterMs, restMs, code]) => {
  const module = new URL('run-cli.ts', import.meta.url).href;
  const program = `
    import { stopSignal } from ${JSON.stringify(module)};
    const interrupt = () => process.kill(process.pid, 'SIGINT');
    stopSignal().addEventListener('abort', () => {
      setTimeout(() => {
        interrupt();
        setTimeout(() => process.exit(5), ${restMs});
      }, ${afterMs});
    });
    interrupt();
    setTimeout(() => undefined, 60_000);`;
  const { status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  expect([status, signal]).toEqual([code, null]);
});
