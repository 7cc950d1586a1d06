import { expect, test } from 'vitest';

import { isHostName } from './host-name.ts';

test.each(['news.example', 'www.news.example', 'a-b.co.uk', 'x1.xn--p1ai'])(
  '%j is the name of a host',
  (text) => expect(isHostName(text)).toBe(true),
);

test.each([
  '203.0.113.9',
  '[2001:db8::1]',
  '2001:db8::1',
  'news.example:8080',
  'localhost',
  'News.example',
  'anna@news.example',
  'Anna Bell, 07700 900123',
  'news\0.example',
  '-news.example',
  'news..example',
  'news.example.',
  '',
  `${'a.'.repeat(126)}9`,
])('%j is none', (text) => expect(isHostName(text)).toBe(false));
