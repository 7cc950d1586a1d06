import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';
import { listSettings } from './setting.ts';
import { SETTING_SOURCES } from './sources.ts';

/** Names in capitals that are no settings of the product. */
const OTHERS = ['SIGTERM', 'POSTGRES_PASSWORD'];

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

test.for(['README.md', 'docs/operations.md'])(
  '%s names settings and commands that there are',
  (file) => {
    const document = read(file);
    const settings = listSettings(SETTING_SOURCES).map(({ name }) => name);
    const named = Array.from(
      document.matchAll(/`([A-Z]+_[A-Z_]+|[A-Z]{5,})`/g),
      ([, name = '']) => name,
    );
    const commands = Array.from(
      document.matchAll(/npm run (?:--silent )?([\w:-]+)/g),
      ([, name = '']) => name,
    );

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => ![...settings, ...OTHERS].includes(name))).toEqual([]);
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  },
);

test.for(['Back up', 'Restore'])(
  '%s in operations.md names every secret that links in sent mails need, with what it was before',
  (heading) => {
    const [, section = ''] = read('docs/operations.md').split(`\n## ${heading}\n`);
    const [text = ''] = section.split('\n## ');

    for (const name of ['`BOOKING_SECRET`', '`ENQUIRY_SECRET`', '`_BEFORE`']) {
      expect(text).toContain(name);
    }
  },
);

test('README.md exports to standard output without what npm says of itself', () => {
  const exports = read('README.md').match(/npm run .* export .*-(?=\s|$)/gm) ?? [];

  expect(exports).not.toEqual([]);
  expect(exports.filter((line) => !line.startsWith('npm run --silent '))).toEqual([]);
});

test('every secret that operations.md has people generate is taken', () => {
  const [, bytes, prefix = 'none', bytesOfCrm] =
    /`openssl rand -base64 (\d+)`, and `CRM_SECRET` with `echo "(\w+)\$\(openssl rand -base64 (\d+)\)"`/.exec(
      read('docs/operations.md'),
    ) ?? [];
  const generate = (count: string | undefined) => randomBytes(Number(count)).toString('base64');
  const { BOOKING_SECRET, CRM_SECRET, ENQUIRY_SECRET, FORM_TOKEN_SECRET } = {
    ...apiSchema.shape,
    ...calendarSchema.shape,
  };

  for (const schema of [BOOKING_SECRET, ENQUIRY_SECRET, FORM_TOKEN_SECRET]) {
    expect(schema.safeParse(generate(bytes)).error).toBeUndefined();
  }
  expect(CRM_SECRET.safeParse(`${prefix}${generate(bytesOfCrm)}`).error).toBeUndefined();
});
