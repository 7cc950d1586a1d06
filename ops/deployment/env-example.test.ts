import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';
import { configSchema as deskSchema } from '@high-street/desk/config';
import { readConfig } from '@high-street/server';
import { expect, test } from 'vitest';

import { KNOWN } from './testing/known-variables.ts';
import { findService } from './testing/read-compose.ts';
import { readExample } from './testing/read-example.ts';
import { readProject } from './testing/read-project.ts';

const example = readExample();
const SECRET = /PASSWORD|SECRET|KEY$|^(?:SMTP|IMAP)_URL$/;

test('every variable is one that the product or compose.yaml reads', () => {
  const ofCompose = ['POSTGRES_PASSWORD', 'BUILD_NPMRC'];
  for (const name of example.keys()) expect([...ofCompose, ...KNOWN.any]).toContain(name);
});

test('has each variable once, as the last one would win', () => {
  const lines = readProject('deploy/.env.example').split('\n');
  const names = lines.flatMap((line) => /^[A-Z_]+(?==)/.exec(line)?.[0] ?? []);

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toHaveLength(example.size);
});

test('holds no secret', () => {
  const secrets = [...example].filter(([name]) => SECRET.test(name));

  expect(secrets.length).toBeGreaterThan(5);
  for (const [name, value] of secrets) expect([name, value]).toEqual([name, '']);
});

test('explains each variable', () => {
  const lines = readProject('deploy/.env.example').split('\n');
  const unexplained = lines.filter((line, index) => {
    const before = lines.slice(0, index).toReversed();
    const above = before.find((each) => !/^[A-Z_]+=/.test(each)) ?? '';
    return /^[A-Z_]+=/.test(line) && !above.startsWith('#');
  });

  expect(unexplained).toEqual(['LOG_LEVEL=warn']);
});

test('is accepted by every service, together with what compose.yaml sets', () => {
  const given = Object.fromEntries([...example, ['SMTP_URL', 'smtps://me:it@mail.example:465']]);
  const DATABASE_URL = 'postgres://high_street:secret@database:5432/high_street';
  const envOf = (name: string) => ({ ...given, ...findService(name).environment, DATABASE_URL });

  expect(readConfig(apiSchema, envOf('web')).SITE_DIR).toBe('/srv/site');
  expect(readConfig(apiSchema, envOf('worker')).ROLE).toBe('worker');
  expect(readConfig(calendarSchema, envOf('calendar')).SITE_URL).toBe(example.get('SITE_URL'));
  expect(readConfig(deskSchema, envOf('desk')).DESK_URL).toBe(example.get('DESK_URL'));
});

test('names the three addresses as the proxy wants them, without a slash at the end', () => {
  for (const name of ['SITE_URL', 'CALENDAR_URL', 'DESK_URL']) {
    expect(example.get(name)).toBe(URL.parse(example.get(name) ?? '')?.origin);
  }
});
