import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The file of React Router's own command, as the package in this folder has it; only npm puts its name into PATH. */
export function findRouter(folder: string): string {
  const { resolve } = createRequire(join(folder, 'package.json'));
  return join(resolve('@react-router/dev/package.json'), '../bin.cjs');
}

/** Has React Router build the package in this folder; throws when that fails, after it has said why. */
export function buildByRouter(folder: string): void {
  execFileSync(process.execPath, [findRouter(folder), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // What runs before may have set another one in this process, as drawing does.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
