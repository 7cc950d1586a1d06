import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a program to its end and gives what it printed; throws with the end of that when it fails. */
export async function execute(
  program: string,
  words: readonly string[],
  { cwd, limitMs = 900_000 }: { readonly cwd: string; readonly limitMs?: number },
): Promise<string> {
  const child = spawn(program, words, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  const [[code], out, complaints] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code === 0) return out;
  const last = `${out}${complaints}`.trim().split('\n').slice(-12).join('\n');
  throw new Error(`${program} ${words.join(' ')} ended with ${code}:\n${last}`);
}
