import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { createHttpApp } from '#/http/create-http-app.ts';

import { readConfig } from './read-config.ts';
import { serviceVariables } from './service-config.ts';

const schema = z.object(serviceVariables);
const read = (networks: string) => readConfig(schema, { TRUSTED_PROXIES: networks });

test.for([
  ['', []],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['127.0.0.1, ::1', ['127.0.0.1', '::1']],
  ['10.0.0.0/32,10.0.0.0/1', ['10.0.0.0/32', '10.0.0.0/1']],
  ['2001:db8::/32,2001:db8::1/128', ['2001:db8::/32', '2001:db8::1/128']],
  ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
] as const)('takes the proxies %j, and so does the app', async ([text, networks]) => {
  const { TRUSTED_PROXIES: trustedProxies } = read(text);

  expect(trustedProxies).toEqual(networks);
  const app = createHttpApp(pino({ enabled: false }), { trustedProxies });
  onTestFinished(() => app.close());
  app.get('/', ({ ip }) => ip);
  expect((await app.inject('/')).statusCode).toBe(200);
});

test.for([
  '10.0.0.0/999',
  '10.0.0.0/33',
  '2001:db8::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/a',
  '10.0.0/8',
  'proxy.example',
])('tells in one line that %s are no proxies', (text) => {
  expect(() => read(text)).toThrow(
    expect.objectContaining({
      name: 'StartupError',
      code: 'CONFIG_INVALID',
      message: expect.stringMatching(
        /^TRUSTED_PROXIES must be addresses or networks such as 10\.0\.0\.0\/8, [^\n]+$/,
      ),
    }),
  );
});

// asvs 4.1.3
test.for(['0.0.0.0/0', '::/0', '10.0.0.0/00', '127.0.0.1,0.0.0.0/0'])(
  'refuses to believe everybody, as in %s',
  (text) => {
    expect(() => read(text)).toThrow(
      /^TRUSTED_PROXIES must not be everybody: [^\n]+ Set it or unset it\.$/,
    );
  },
);
