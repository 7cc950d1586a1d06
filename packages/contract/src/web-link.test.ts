import { expect, test } from 'vitest';

import { countWebLinks, hasWebLink } from '#/web-link.ts';

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
  ['a.example:8080/x //b.example/x c.xn--p1ai/x', 3],
  ['https：／／a.example https\u200b://b.example ｗｗｗ．c.example', 3],
  ['東京です。大阪/京都', 0],
  ['<a href="https://a.example">b</a>', 1],
  ['[url=https://a.example]https://b.example[/url]', 2],
] as const)('counts the web addresses of %j as %d', ([text, count]) => {
  expect(countWebLinks(text)).toBe(count);
});

test.for([
  'Sign in at https://evil.example/login',
  'HTTP://',
  'ftp://a',
  'www.evil.example',
  'Bea (WWW.evil.example)',
  'Bea evil.example/login',
  'https：／／evil.example',
  'ｗｗｗ．evil．example',
  'hxxp://evil.example',
  'evil。example/x',
  'www。evil.example',
  '//evil.example',
  '_evil.example/x',
  '.evil.example/x',
  'bea@evil.example/x',
  'evil.example:443',
  'evil.example?a=b',
  'evil.example#a',
  'evil.example\\x',
  'https:evil.example',
  'https:\\\\evil.example',
  'evilé.com/x',
  'пример.рф/x',
  'evil.xn--p1ai/x',
  '192.0.2.1/x',
  '192.0.2.1:8080',
  'https\u200b:/\u200b/evil.example',
  'evil\u200b.example/x',
  'w\u2060ww.evil.example',
])('finds the web address in the name %j', (name) => {
  expect(hasWebLink(name)).toBe(true);
});

test.for([
  '',
  'Anna Bell',
  "Dr. O'Neill-Šćepanović, M.A./B.Sc.",
  'Anna/Ben Bell',
  'Anna / Ben Bell',
  'Anna Bell, B.Sc., 2/3',
  'Bell No.5/7',
  'Anna Bell: 10 a.m.',
  '山田 太郎／花子',
  'J.R.R. Tolkien',
  'Müller & Söhne: GmbH',
  'anna@bell.co.uk',
  'مقهى',
])('finds no web address in the name %j', (name) => {
  expect(hasWebLink(name)).toBe(false);
});
