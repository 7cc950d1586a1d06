import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { findCaddy } from '../caddy.ts';
import { PROJECT_ROOT } from '../project-root.ts';

const routeSchema = z.object({ match: z.array(z.object({ host: z.array(z.string()) })) });
const serverSchema = z.object({ listen: z.array(z.string()), routes: z.array(routeSchema) });
const configSchema = z.object({
  apps: z.object({ http: z.object({ servers: z.record(z.string(), serverSchema) }) }),
});

const caddy = findCaddy();

/** Caddy's own reading of the file, with these variables. */
function adapt(variables: Readonly<Record<string, string>>) {
  const words = ['adapt', '--config', join(PROJECT_ROOT, 'deploy/Caddyfile')];
  const env = { HOME: tmpdir(), ...variables };
  const text = execFileSync(caddy ?? '', words, { env, encoding: 'utf8', stdio: 'pipe' });
  const servers = Object.values(configSchema.parse(JSON.parse(text)).apps.http.servers);
  return servers.map(({ listen, routes }) => ({
    listen,
    hosts: routes.flatMap(({ match }) => match.flatMap(({ host }) => host)).toSorted(),
  }));
}

test.runIf(caddy !== null)(
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
