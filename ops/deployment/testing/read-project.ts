import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { PROJECT_ROOT } from '../../project-root.ts';

/** The text of a file of the project. */
export function readProject(name: string): string {
  return readFileSync(join(PROJECT_ROOT, name), 'utf8');
}

/** The files that git keeps, in the complete project or below a path. */
export function listTracked(path = '.'): string[] {
  const names = execFileSync('git', ['ls-files', '-z', '--', path], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  return names.split('\0').filter((name) => name !== '');
}

/** Whether the pattern names the file or a folder that it is in, as .dockerignore means it. */
function covers(pattern: string, name: string): boolean {
  const parts = name.split('/');
  return parts.some((_, depth) => matchesGlob(parts.slice(0, depth + 1).join('/'), pattern));
}

/** Whether .dockerignore keeps a file away from every build: of the lines that name it, the last one counts. */
export function isIgnoredByDocker(name: string): boolean {
  const lines = readProject('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = lines.findLast((line) => covers(line.replace(/^!/, ''), name));
  return last !== undefined && !last.startsWith('!');
}
