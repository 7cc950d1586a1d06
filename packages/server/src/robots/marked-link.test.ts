import { countWebLinks } from '@high-street/contract';
import { expect, test } from 'vitest';

import { hasMarkedLink } from './marked-link.ts';

test.for([
  '<a href="https://a.example">b</a>',
  '<A HREF=x>',
  '<a\nhref=x>',
  '<a/href=x>',
  'b</a>',
  '[url]a.example[/url]',
  '[URL=a.example]b[/URL]',
  '[link=a.example]b[/link]',
])('finds the link of %j', (text) => {
  expect(hasMarkedLink(text)).toBe(true);
});

test.for([
  '',
  'https://a.example',
  'less <about 5> more',
  '<b>bold</b>',
  'a < b and a > c',
  '[urlaub] im Mai',
  '[1] [links] [linked]',
  'x<abbr>',
])('finds no link in %j', (text) => {
  expect(hasMarkedLink(text)).toBe(false);
});

test.for(['a-', 'a.', 'www.', 'http://', 'aa.aa.', '<a', '[url'])(
  'reads the longest text of %j at once',
  (part) => {
    const text = part.repeat(5_000);
    const before = process.cpuUsage();
    countWebLinks(text);
    hasMarkedLink(text);
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  },
);
