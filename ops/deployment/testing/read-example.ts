import { parseEnv } from 'node:util';

import { readProject } from './read-project.ts';

/** The variables of deploy/.env.example with their values, which are empty where an operator has to say. */
export function readExample(): ReadonlyMap<string, string> {
  const pairs = Object.entries(parseEnv(readProject('deploy/.env.example')));
  return new Map(pairs.map(([name, value]) => [name, value ?? '']));
}
