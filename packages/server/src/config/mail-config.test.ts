import { expect, test } from 'vitest';
import { z } from 'zod';

import { mailVariables } from './mail-config.ts';
import { readConfig } from './read-config.ts';

const schema = z.object(mailVariables(() => 'hello@shop.example'));

test('takes the address of a hosted mail service', () => {
  const MAIL_ENDPOINT = 'https://mail.example/dev/send-email';

  expect(readConfig(schema, { MAIL_ENDPOINT }).MAIL_ENDPOINT).toBe(MAIL_ENDPOINT);
});

test.for(['anna:s3cret@', 's3cret@', ':s3cret@'])(
  'refuses a hosted mail service with the login %s, to which no call can be made',
  (login) => {
    const MAIL_ENDPOINT = `https://${login}mail.example/send-email`;

    expect(() => readConfig(schema, { MAIL_ENDPOINT })).toThrow(
      /^MAIL_ENDPOINT must hold no user and no password: [^\n]+ \(is not shown\)/,
    );
    expect(() => readConfig(schema, { MAIL_ENDPOINT })).not.toThrow(/s3cret/);
  },
);
