import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

import { PROJECT_ROOT } from './project-root.ts';

/** How a script ended, and what it wrote where that was kept. */
export type ScriptEnd = { readonly isOk: boolean; readonly output: string };

/** Runs a script of Node, which writes to the terminal as it goes. */
export async function runScript(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code]: unknown[] = await once(child, 'exit');
  return code === 0;
}

/**
 * Runs a script of Node beside others, and gives what it wrote as one text, since theirs would stand between its lines.
 * It gives way to them where its priority is said to be lower.
 */
export async function runScriptAside(
  args: readonly string[],
  priority = constants.priority.PRIORITY_NORMAL,
): Promise<ScriptEnd> {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, priority);
  const [[code], ...written] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { isOk: code === 0, output: written.join('') };
}
