import { readConfig } from '@high-street/server';
import { expect, test } from 'vitest';

import { planDesk } from './desk-plan.ts';
import { startConfigSchema } from './start-config.ts';

function planFor(env: NodeJS.ProcessEnv) {
  return planDesk(readConfig(startConfigSchema, env));
}

test('without settings the desk runs beside the site', () => {
  expect(planFor({})).toEqual({
    url: 'http://localhost:3002',
    env: { DESK_PORT: '3002', DESK_URL: 'http://localhost:3002' },
  });
});

test('the desk moves with DESK_PORT, and DESK_URL is its public address', () => {
  expect(planFor({ DESK_PORT: '4002' })?.url).toBe('http://localhost:4002');
  expect(planFor({ DESK_PORT: '4002', DESK_URL: 'https://desk.shop.example' })).toMatchObject({
    url: 'https://desk.shop.example',
    env: { DESK_PORT: '4002', DESK_URL: 'https://desk.shop.example' },
  });
});

test('DESK_PORT=none leaves the desk out', () => {
  expect(planFor({ DESK_PORT: 'none', DESK_URL: 'https://desk.shop.example' })).toBeNull();
});

test.each(['None', '0', '65536', '30o2'])('refuses DESK_PORT %s in one line', (port) => {
  expect(() => planFor({ DESK_PORT: port })).toThrow(
    /^DESK_PORT must be none, or a whole number from 1 to 65535 .*$/,
  );
});

test.each(['desk.shop.example', 'https://desk.shop.example/', 'https://shop.example/desk'])(
  'refuses DESK_URL %s, which is no origin',
  (url) => {
    expect(() => planFor({ DESK_URL: url })).toThrow(/^DESK_URL must be an origin such as /);
  },
);
