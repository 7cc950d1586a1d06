import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { KNOWN, PORTS, SECRETS } from './testing/known-variables.ts';
import {
  findService,
  ownServices,
  readCompose,
  readOtherCalendar,
  usedVariables,
} from './testing/read-compose.ts';
import { findStage } from './testing/read-dockerfile.ts';
import { readExample } from './testing/read-example.ts';
import { readProject } from './testing/read-project.ts';

const compose = readCompose();
const image = findStage();

test('runs the site, a worker, the calendar and the desk from one image that one service builds', () => {
  const own = ownServices();

  expect(own.map(([name]) => name)).toEqual(['publish', 'web', 'worker', 'calendar', 'desk']);
  expect(own.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['web']);
  for (const [, { pull_policy: policy }] of own) expect(policy).toBe('never');
});

test('every command runs a file of the image', () => {
  const copied = findStage('files').copies.flatMap(({ sources }) => sources);
  const commands = ownServices().map(([, { command }]) => command ?? []);
  const checks = ownServices().flatMap(([, { healthcheck }]) =>
    healthcheck?.test ? [healthcheck.test.slice(1)] : [],
  );

  for (const [program, file = ''] of [...commands, ...checks]) {
    expect(program).toBe('node');
    expect(existsSync(join(PROJECT_ROOT, file)), file).toBe(true);
    expect(copied.some((source) => file === source || file.startsWith(`${source}/`))).toBe(true);
  }
});

test('every variable is one that its service reads', () => {
  const known = {
    publish: [],
    web: ['ROLE', ...KNOWN.api],
    worker: ['ROLE', ...KNOWN.api],
    calendar: [...KNOWN.calendar],
    desk: [...KNOWN.desk],
  };
  for (const [name, variables] of Object.entries(known)) {
    const given = Object.entries(findService(name).environment).filter(([, value]) => value !== '');
    for (const [variable] of given) expect(variables).toContain(variable);
  }
  expect(findService('web').environment['ROLE']).toBe('web');
  expect(findService('worker').environment['ROLE']).toBe('worker');
});

// asvs 13.3.2
test('every service is given the secrets that it reads, and no other', () => {
  const reads = { web: KNOWN.api, worker: KNOWN.api, calendar: KNOWN.calendar, desk: KNOWN.desk };
  expect(SECRETS).toContain('POSTGRES_PASSWORD');
  expect(SECRETS.length).toBeGreaterThan(8);

  for (const [name, known] of Object.entries(reads)) {
    const { env_file: file, environment } = findService(name);
    const emptied = SECRETS.filter((secret) => environment[secret] === '');
    expect([name, file]).toEqual([name, '.env']);
    expect([name, emptied]).toEqual([name, SECRETS.filter((secret) => !known.has(secret))]);
  }
  expect(findService('publish').env_file).toEqual([]);
  for (const name of ['database', 'proxy']) {
    const { env_file: file, environment } = findService(name);
    const given = SECRETS.filter((secret) => secret in environment);
    expect([name, file, given]).toEqual([
      name,
      undefined,
      name === 'database' ? ['POSTGRES_PASSWORD'] : [],
    ]);
  }
});

test('the site is built for the addresses of .env, which must be there', () => {
  const { build } = findService('web');

  expect(new Set(Object.keys(build?.args ?? {}))).toEqual(KNOWN.build);
  const required = usedVariables().filter(({ isRequired }) => isRequired);
  expect(new Set(required.map(({ name }) => name))).toEqual(
    new Set(['SITE_URL', 'CALENDAR_URL', 'POSTGRES_PASSWORD']),
  );
  const example = readExample();
  for (const { name } of usedVariables()) expect([...example.keys()]).toContain(name);
});

test('the proxy passes on to the ports of the services and is the only one that is believed', () => {
  const { environment, networks } = findService('proxy');

  expect(environment['SITE_UPSTREAM']).toBe(`web:${PORTS.api}`);
  expect(environment['CALENDAR_UPSTREAM']).toBe(`calendar:${PORTS.calendar}`);
  expect(environment['DESK_UPSTREAM']).toBe(`desk:${PORTS.desk}`);
  expect(findService('calendar').healthcheck?.test?.at(-1)).toBe(PORTS.calendar);
  expect(findService('desk').healthcheck?.test?.at(-1)).toBe(PORTS.desk);
  for (const name of ['web', 'worker', 'calendar', 'desk']) {
    const { TRUSTED_PROXIES: trusted } = findService(name).environment;
    expect(networks).toEqual({ front: { ipv4_address: trusted } });
  }
});

test.for([
  ['web', { PORT: PORTS.api }],
  ['worker', { PORT: PORTS.api }],
  ['calendar', { CALENDAR_PORT: PORTS.calendar }],
  ['desk', { DESK_PORT: PORTS.desk }],
] as const)('%s answers where it is looked for, whatever .env says', ([name, port]) => {
  expect(findService(name).environment).toMatchObject({ HOST: '0.0.0.0', ...port });
});

test('only the proxy can be reached from outside', () => {
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);

  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

test('our services can write nowhere, save the one that publishes, and have no rights over the system', () => {
  for (const [name, service] of ownServices()) {
    const writable = service.volumes.filter((volume) => !volume.endsWith(':ro'));
    const own = name === 'publish' ? ['site:/srv/site', 'booking:/srv/booking'] : [];
    expect([name, writable]).toEqual([name, own]);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('the site and the assets of the booking page are served from where they are published', () => {
  expect(findService('publish').command?.slice(-2)).toEqual(['/srv/site', '/srv/booking']);
  expect(findService('web').environment['SITE_DIR']).toBe('/srv/site');
  expect(findService('web').volumes).toEqual(['site:/srv/site:ro']);
  expect(findService('calendar').environment['ASSETS_DIR']).toBe('/srv/booking');
  expect(findService('calendar').volumes).toEqual(['booking:/srv/booking:ro']);
  // A new volume takes the owner of the folder that it is laid over.
  expect(image.wordsOf('RUN').join()).toContain('--owner=node --group=node /srv/site /srv/booking');
});

test('a service waits for what it needs: the database, the published site, and the proxy for web alone', () => {
  const healthy = { condition: 'service_healthy' };

  const published = { condition: 'service_completed_successfully' };
  expect(findService('web').depends_on).toEqual({ database: healthy, publish: published });
  expect(findService('worker').depends_on).toEqual({ database: healthy });
  expect(findService('calendar').depends_on).toEqual({ database: healthy, publish: published });
  expect(findService('desk').depends_on).toEqual({ database: healthy });
  expect(findService('proxy').depends_on).toEqual({ web: healthy });
  expect(findService('database').healthcheck?.test).toContain('pg_isready');
});

test('the logs of every service are kept short, by a driver that Docker and Podman both have', () => {
  for (const { logging } of Object.values(compose.services)) {
    expect(logging.driver).toBe('json-file');
    expect(Object.keys(logging.options)).toEqual(['max-size', 'max-file']);
  }
});

test('without a calendar of its own the proxy takes an address that nobody can reach for it', () => {
  const { CALENDAR_URL: address } = readOtherCalendar().services.proxy.environment;

  expect(address).toBe('http://calendar.invalid');
  expect(readProject('deploy/Caddyfile')).toContain(`{$CALENDAR_URL:${address}} {`);
});

test('an installation that has no address for the desk yet goes on, with a desk that nobody reaches', () => {
  const { DESK_URL: address } = findService('proxy').environment;

  expect(address).toBe('${DESK_URL:-http://desk.invalid}');
  expect(readProject('deploy/Caddyfile')).toContain('{$DESK_URL:http://desk.invalid} {');
});

test('the image of the proxy and that of the services are built from one Dockerfile', () => {
  const built = Object.entries(compose.services).flatMap(([name, { build }]) =>
    build ? [[name, build.context, build.target]] : [],
  );

  expect(built).toEqual([
    ['web', '.', undefined],
    ['proxy', '.', 'proxy'],
  ]);
  expect(findService('proxy').pull_policy).toBe('never');
  expect(findService('web').build?.secrets).toEqual(['npmrc']);
});

test('every volume and every network that is used is declared, and every file that is mounted is there', () => {
  for (const { volumes, networks } of Object.values(compose.services)) {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect(existsSync(join(PROJECT_ROOT, source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    const names = Array.isArray(networks) ? networks : Object.keys(networks);
    for (const name of names) expect(Object.keys(compose.networks)).toContain(name);
  }
});

test('the database is PostgreSQL 18, whose image keeps its data below /var/lib/postgresql', () => {
  const { image: name, volumes } = findService('database');

  expect([name, volumes]).toEqual(['postgres:18', ['database:/var/lib/postgresql']]);
});
