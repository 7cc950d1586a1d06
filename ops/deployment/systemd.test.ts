import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { KNOWN, PORTS, SECRETS } from './testing/known-variables.ts';
import { listTracked } from './testing/read-project.ts';
import { readUnit, readVariables } from './testing/read-unit.ts';

const UNITS = [
  'high-street-web.service',
  'high-street-worker.service',
  'high-street-calendar.service',
  'high-street-desk.service',
];
const COMMON = 'high-street-.service.d/hardened.conf';
const HOME = '/srv/high-street/';
const ANALYZE = '/usr/bin/systemd-analyze';

test('there is a unit for each service, and nothing besides what they share and the proxy has', () => {
  expect(listTracked('deploy/systemd').toSorted()).toEqual(
    [...UNITS, COMMON, 'caddy.service.d/high-street.conf']
      .map((name) => `deploy/systemd/${name}`)
      .toSorted(),
  );
});

test.for(UNITS)('%s starts a file that is there, on the Node that npm installs', (name) => {
  const [start = ''] = readUnit(name).get('Service.ExecStart') ?? [];
  const [program = '', file = '', ...more] = start.split(' ');

  expect(more).toEqual([]);
  expect(program.startsWith(HOME)).toBe(true);
  expect(existsSync(join(PROJECT_ROOT, program.slice(HOME.length)))).toBe(true);
  expect(listTracked(file)).toEqual([file]);
});

test('every variable is one that the service reads', () => {
  const ofApi = ['NODE_ENV', ...KNOWN.api];
  const ofCalendar = ['NODE_ENV', ...KNOWN.calendar];
  const common = Object.keys(readVariables(COMMON));

  for (const name of [...common, ...Object.keys(readVariables('high-street-web.service'))])
    expect(ofApi).toContain(name);
  for (const name of Object.keys(readVariables('high-street-worker.service')))
    expect(ofApi).toContain(name);
  for (const name of [...common, ...Object.keys(readVariables('high-street-calendar.service'))])
    expect(ofCalendar).toContain(name);
  for (const name of [...common, ...Object.keys(readVariables('high-street-desk.service'))])
    expect(['NODE_ENV', ...KNOWN.desk]).toContain(name);
});

// asvs 13.3.2
test('every unit leaves out of the common file the secrets that its service does not read', () => {
  const reads = [KNOWN.api, KNOWN.api, KNOWN.calendar, KNOWN.desk];
  const unsetBy = (name: string) =>
    (readUnit(name).get('Service.UnsetEnvironment') ?? []).flatMap((line) => line.split(' '));

  expect(readUnit(COMMON).get('Service.EnvironmentFile')).toEqual(['/etc/high-street/env']);
  for (const [index, name] of UNITS.entries()) {
    expect(readUnit(name).has('Service.EnvironmentFile')).toBe(false);
    const unused = SECRETS.filter((secret) => !reads[index]?.has(secret));
    expect([name, [...unsetBy(COMMON), ...unsetBy(name)].toSorted()]).toEqual([
      name,
      unused.toSorted(),
    ]);
  }
});

test('each answers on a port of its own, where the proxy looks for it', () => {
  const web = readVariables('high-street-web.service');
  const worker = readVariables('high-street-worker.service');
  const calendar = readVariables('high-street-calendar.service');
  const desk = readVariables('high-street-desk.service');
  const ports = [web['PORT'], worker['PORT'], calendar['CALENDAR_PORT'], desk['DESK_PORT']];

  expect([web['ROLE'], worker['ROLE']]).toEqual(['web', 'worker']);
  expect(ports.toSpliced(1, 1)).toEqual([PORTS.api, PORTS.calendar, PORTS.desk]);
  expect(new Set(ports).size).toBe(4);
  expect(readVariables(COMMON)).toMatchObject({
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
});

test('none runs as root, and none can write to the machine or gain rights', () => {
  const settings = readUnit(COMMON);
  const hardened = {
    DynamicUser: 'yes',
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    PrivateDevices: 'yes',
    CapabilityBoundingSet: '',
    SystemCallFilter: '@system-service',
  };
  for (const [key, value] of Object.entries(hardened)) {
    expect([key, settings.get(`Service.${key}`)]).toEqual([key, [value]]);
  }
  expect([...settings.keys()].filter((key) => /ReadWritePaths|StateDirectory/.test(key))).toEqual(
    [],
  );
  for (const name of UNITS) expect(readUnit(name).has('Service.User')).toBe(false);
});

test.skipIf(!existsSync(ANALYZE))(
  'systemd finds no fault with the units',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'hs-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(PROJECT_ROOT, 'deploy/systemd'), folder, { recursive: true });
    for (const name of [...UNITS, COMMON]) {
      const text = readFileSync(join(folder, name), 'utf8');
      // The programs that it looks for are here, not where the product is installed.
      writeFileSync(
        join(folder, name),
        text.replaceAll(HOME.slice(0, -1), PROJECT_ROOT.slice(0, -1)),
      );
    }

    const { status, stderr } = spawnSync(
      ANALYZE,
      ['verify', ...UNITS.map((name) => join(folder, name))],
      { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` } },
    );

    expect(stderr.split('\n').filter((line) => line.includes('high-street'))).toEqual([]);
    expect(status).toBe(0);
  },
  30_000,
);
