import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort } from '@high-street/server/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { findCaddy } from '../caddy.ts';
import { PROJECT_ROOT } from '../project-root.ts';

import { readProject } from './testing/read-project.ts';
import { startCaddy } from './testing/start-caddy.ts';

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

/** Addresses that let in whoever has them. */
const SECRET_ADDRESSES = [
  '/bookings/BK-1?signature=secret',
  '/your-enquiry/HSG-1?signature=secret',
  '/invitation/secret',
  '/sign-in/link/secret',
];

async function callSecretAddresses(port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  for (const path of SECRET_ADDRESSES) {
    const headers = { referer: `${origin}${path}`, cookie: 'session=secret' };
    const { body } = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
    await body?.cancel();
  }
}

test.runIf(caddy !== null)('logs no address of a call that no service took', async () => {
  const [port, nobody] = [await findFreePort(), await findFreePort()];
  const text = readProject('deploy/Caddyfile').replace(
    /lb_try_duration \d+s/,
    'lb_try_duration 0s',
  );
  const { said } = await startCaddy(text, port, {
    SITE_URL: `http://localhost:${await findFreePort()}`,
    CALENDAR_URL: `http://localhost:${await findFreePort()}`,
    DESK_URL: `http://localhost:${port}`,
    DESK_UPSTREAM: `127.0.0.1:${nobody}`,
  });

  await callSecretAddresses(port);

  // One line more is of the call that waited for Caddy itself.
  const lines = () => said().match(/^.*"http\.log\.error".*$/gm) ?? [];
  await expect.poll(lines).toHaveLength(SECRET_ADDRESSES.length + 1);
  expect(said()).not.toContain('secret');
});

test.runIf(caddy !== null)(
  'the access log of operations.md has the paths of the site, and no query of any link',
  async () => {
    const [, block = ''] =
      /^# Caddy, within .*\n(log \{\n.*?^\}\n)/ms.exec(readProject('docs/operations.md')) ?? [];
    const port = await findFreePort();
    const site = `http://localhost:${port} {\n${block}redir /your-enquiry/* /?signature=secret\n}`;
    const { said } = await startCaddy(`{\n}\n${site}\n`, port);

    const path = '/your-enquiry/HSG-1';
    const headers = { referer: `http://localhost:${port}/?signature=secret` };
    await fetch(`http://localhost:${port}${path}?signature=secret`, {
      headers,
      redirect: 'manual',
    });

    await expect.poll(said).toContain(`"uri":"${path}"`);
    expect(said()).not.toContain('secret');
  },
);
