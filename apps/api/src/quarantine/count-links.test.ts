import { expect, test } from 'vitest';

import { countWebAddresses, hasMarkedLink } from './count-links.ts';

test.for([
  ['', 0],
  ['Do you deliver to Bristol?', 0],
  ['We open in Bath.We close at 5.30pm, e.g. on Sundays', 0],
  ['Write to anna@bell.co.uk or bea@www.example.com', 0],
  ['Call between 9 a.m./p.m. and/or later', 0],
  ['https://bell.example', 1],
  ['HTTP://BELL.EXAMPLE/SHOP', 1],
  ['My shop is www.bell.example.', 1],
  ['bell.example/shop', 1],
  ['https://www.bell.example/a?b=c#d', 1],
  ['https://archive.example/web/2025/https://www.bell.example/', 1],
  ['https://a.example,https://b.example', 2],
  ['www.a.example and (www.b.example)', 2],
  ['https://a.example\nwww.b.example\nc.example/d', 3],
  ['<a href="https://a.example">b</a>', 1],
  ['[url=https://a.example]https://b.example[/url]', 2],
] as const)('counts the web addresses of %j as %d', ([text, count]) => {
  expect(countWebAddresses(text)).toBe(count);
});

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

test.for(['a-', 'a.', 'www.', 'http://', '<a', '[url', 'aa.aa.'])(
  'reads the longest text of %j at once',
  (part) => {
    const text = part.repeat(5_000);
    const startedAt = performance.now();
    countWebAddresses(text);
    hasMarkedLink(text);
    expect(performance.now() - startedAt).toBeLessThan(500);
  },
);
