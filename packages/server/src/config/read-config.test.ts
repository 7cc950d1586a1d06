import { expect, test } from 'vitest';
import { z } from 'zod';

import { databaseVariables } from '#/config/database-config.ts';
import { readConfig } from '#/config/read-config.ts';
import { wholeNumber } from '#/config/whole-number.ts';

const schema = z.object({
  ...databaseVariables('/srv/site'),
  PORT: wholeNumber(1, 65535).default(3000),
  MAIL_FROM: z.email({ error: 'must be an email address' }),
});

test('uses the defaults for what is unset or empty', () => {
  expect(readConfig(schema, { MAIL_FROM: 'a@b.test', PORT: '', HOME: '/root' })).toEqual({
    DATA_DIR: '/srv/site/data',
    PORT: 3000,
    MAIL_FROM: 'a@b.test',
  });
});

// asvs 13.3.2
test('lists every wrong variable in one line, with the rule and the remedy', () => {
  const env = { PORT: 'abc', DATABASE_URL: 'mysql://app:s3cret@host/db' };

  expect(() => readConfig(schema, env)).toThrow(
    expect.objectContaining({
      name: 'StartupError',
      code: 'CONFIG_INVALID',
      message:
        'DATABASE_URL must be the address of a PostgreSQL server, postgres://… or postgresql://… (is not shown). Set it. ' +
        'PORT must be a whole number from 1 to 65535 (is "abc"). Set it or unset it to use 3000. ' +
        'MAIL_FROM must be an email address (is not set). Set it.',
    }),
  );
});

test.for(['0', '65536', '1.5', '1e3', ' 80', '-1'])('takes %j for no port', (PORT) => {
  expect(() => readConfig(schema, { MAIL_FROM: 'a@b.test', PORT })).toThrow(/^PORT must be/);
});
