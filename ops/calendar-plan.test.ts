import { readConfig } from '@high-street/server';
import { expect, test } from 'vitest';

import { buildAddress, planCalendar } from './calendar-plan.ts';
import { startConfigSchema } from './start-config.ts';

function planFor(env: NodeJS.ProcessEnv) {
  return planCalendar(readConfig(startConfigSchema, env));
}

test('without settings the site shows the calendar of the product, and that runs', () => {
  expect(planFor({})).toEqual({
    url: 'http://localhost:3001',
    own: {
      address: 'http://localhost:3001',
      env: {
        CALENDAR_PORT: '3001',
        CALENDAR_URL: 'http://localhost:3001',
        SITE_URL: 'http://localhost:3000',
      },
    },
  });
});

test('the calendar moves with CALENDAR_PORT, and takes the site from HOST and PORT', () => {
  const { url, own } = planFor({ HOST: '127.0.0.1', PORT: '80', CALENDAR_PORT: '4001' });
  expect(url).toBe('http://localhost:4001');
  expect(own?.address).toBe('http://127.0.0.1:4001');
  expect(own?.env['SITE_URL']).toBe('http://127.0.0.1');
});

test.each(['0.0.0.0', '::'])(
  'with HOST %s all is at localhost, as no browser opens that',
  (HOST) => {
    const { url, own } = planFor({ HOST });
    expect(url).toBe('http://localhost:3001');
    expect(own?.address).toBe('http://localhost:3001');
    expect(own?.env).toMatchObject({
      CALENDAR_URL: 'http://localhost:3001',
      SITE_URL: 'http://localhost:3000',
    });
  },
);

test('at an address of the network, site and calendar find each other there', () => {
  const { url, own } = planFor({ HOST: '192.168.1.20' });
  expect(url).toBe('http://192.168.1.20:3001');
  expect(own?.address).toBe('http://192.168.1.20:3001');
  expect(own?.env).toMatchObject({
    CALENDAR_URL: 'http://192.168.1.20:3001',
    SITE_URL: 'http://192.168.1.20:3000',
  });
});

test('SITE_URL overrides HOST and PORT', () => {
  const { own } = planFor({ SITE_URL: 'https://www.shop.example' });
  expect(own?.env['SITE_URL']).toBe('https://www.shop.example');
});

test.each(['https://cal.example/anna', 'none'])(
  'the calendar of the product does not run with CALENDAR_URL %s',
  (url) => {
    expect(planFor({ CALENDAR_URL: url })).toEqual({ url, own: null });
  },
);

test('CALENDAR_URL with CALENDAR_PORT is the public address of the calendar of the product', () => {
  const url = 'https://calendar.shop.example';
  const plan = planFor({ CALENDAR_URL: url, CALENDAR_PORT: '4001' });
  expect(plan.url).toBe(url);
  expect(plan.own?.env).toMatchObject({ CALENDAR_PORT: '4001', CALENDAR_URL: url });
});

test('CALENDAR_PORT runs the calendar even when the site shows none', () => {
  const plan = planFor({ CALENDAR_URL: 'none', CALENDAR_PORT: '4001' });
  expect(plan.url).toBe('none');
  expect(plan.own?.env).toMatchObject({ CALENDAR_URL: '' });
});

test.each(['calendar', '/calendar', 'ftp://calendar.example', 'None'])(
  'refuses CALENDAR_URL %s in one line',
  (url) => {
    expect(() => planFor({ CALENDAR_URL: url })).toThrow(
      /^CALENDAR_URL must be none, or an address that starts with https:\/\/ or http:\/\/ .*$/,
    );
  },
);

test('a host of colons is written as browsers write it', () => {
  expect(buildAddress('::1', 3000)).toBe('http://[::1]:3000');
});
