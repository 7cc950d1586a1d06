import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';

import { PORTS } from './testing/known-variables.ts';
import { findService } from './testing/read-compose.ts';
import { readProject } from './testing/read-project.ts';

const routeSchema = z.object({ match: z.array(z.object({ host: z.array(z.string()) })) });
const serverSchema = z.object({ listen: z.array(z.string()), routes: z.array(routeSchema) });
const configSchema = z.object({
  apps: z.object({ http: z.object({ servers: z.record(z.string(), serverSchema) }) }),
});

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

/** Caddy's own reading of the file, with these variables. */
function adapt(variables: Readonly<Record<string, string>>) {
  const words = ['adapt', '--config', join(PROJECT_ROOT, 'deploy/Caddyfile')];
  const env = { PATH: process.env['PATH'], HOME: tmpdir(), ...variables };
  const text = execFileSync('caddy', words, { env, encoding: 'utf8', stdio: 'pipe' });
  const servers = Object.values(configSchema.parse(JSON.parse(text)).apps.http.servers);
  return servers.map(({ listen, routes }) => ({
    listen,
    hosts: routes.flatMap(({ match }) => match.flatMap(({ host }) => host)).toSorted(),
  }));
}

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

test.runIf(hasCaddy)(
  'asks for no certificate but that of the site where there are no calendar and no desk',
  () => {
    const SITE_URL = 'https://www.shop.example';

    const [CALENDAR_URL, DESK_URL] = ['https://booking.shop.example', 'https://desk.shop.example'];
    const nowhere = { CALENDAR_URL: 'http://calendar.invalid', DESK_URL: 'http://desk.invalid' };

    expect(adapt({ SITE_URL, CALENDAR_URL, DESK_URL })).toEqual([
      {
        listen: [':443'],
        hosts: ['booking.shop.example', 'desk.shop.example', 'www.shop.example'],
      },
    ]);
    for (const variables of [{ SITE_URL }, { SITE_URL, ...nowhere }]) {
      expect(adapt(variables)).toEqual([
        { listen: [':443'], hosts: ['www.shop.example'] },
        { listen: [':80'], hosts: ['calendar.invalid', 'desk.invalid'] },
      ]);
    }
  },
);

test('closes every block that it opens', () => {
  const depths = lines.map((line) => Number(line.endsWith('{')) - Number(line === '}'));

  expect(depths.reduce((sum, step) => sum + step, 0)).toBe(0);
  expect(lines.filter((line) => line === 'import to_a_service')).toHaveLength(3);
});
