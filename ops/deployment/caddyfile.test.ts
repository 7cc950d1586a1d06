import { expect, test } from 'vitest';

import { PORTS } from './testing/known-variables.ts';
import { findService } from './testing/read-compose.ts';
import { readProject } from './testing/read-project.ts';

/** The Caddyfile without comments; the file is a short one, and its words stand one a line. */
const lines = readProject('deploy/Caddyfile')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'));

test('takes every variable from compose.yaml, and has defaults for a plain machine', () => {
  const used = [...lines.join('\n').matchAll(/\{\$(\w+)(?::([^}]*))?\}/g)];

  expect(new Set(used.map(([, name]) => name))).toEqual(
    new Set(Object.keys(findService('proxy').environment)),
  );
  expect(used.flatMap(([, , fallback]) => fallback ?? [])).toEqual([
    `127.0.0.1:${PORTS.api}`,
    'http://calendar.invalid',
    `127.0.0.1:${PORTS.calendar}`,
    'http://desk.invalid',
    `127.0.0.1:${PORTS.desk}`,
  ]);
});

test('has no rule that packs answers or sets their headers: the services do both', () => {
  expect(lines.some((line) => /^(?:encode|header|header_down)\b/.test(line))).toBe(false);
  expect(lines).toContain('compression off');
});

test('has calls wait for a service that is replaced', () => {
  expect(lines).toContain('lb_try_duration 30s');
});

test('lets go of connections at rest before the services do', () => {
  const [, seconds = ''] = /^keepalive (\d+)s$/m.exec(lines.join('\n')) ?? [];
  const [, limit = ''] =
    /KEEP_ALIVE_MS = ([\d_]+)/.exec(readProject('packages/server/src/http/create-http-app.ts')) ??
    [];

  expect(Number(seconds) * 1000).toBeLessThan(Number(limit.replaceAll('_', '')));
});

test('closes every block that it opens', () => {
  const depths = lines.map((line) => Number(line.endsWith('{')) - Number(line === '}'));

  expect(depths.reduce((sum, step) => sum + step, 0)).toBe(0);
  expect(lines.filter((line) => line === 'import to_a_service')).toHaveLength(3);
});
