import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { buildLetterLook } from './letter.ts';
import { ownWordsToHtml, ownWordsToText } from './own-words.ts';

const look = buildLetterLook(chooseBrand('kerbside').pack);
const toHtml = (body: string) =>
  ownWordsToHtml({ body, signature: 'Olive' }, { title: 'Re: Enquiry', look });

test('what a person wrote is text, in paragraphs, with their signature below', () => {
  const words = { body: 'Yes.\nOn <b>Mondays</b>.\n\nBye', signature: 'Olive\nKerbside' };

  expect(ownWordsToText(words)).toBe('Yes.\nOn <b>Mondays</b>.\n\nBye\n\nOlive\nKerbside\n');
  const html = ownWordsToHtml(words, { title: 'Re: Enquiry', look });
  expect(html.match(/<p /g)).toHaveLength(3);
  expect(html).toContain('On &lt;b&gt;Mondays&lt;/b&gt;.');
  expect(html).not.toMatch(/<img|<h1/);
});

test.for([
  ['See https://shop.example/a?b=1&c=2.', ['https://shop.example/a?b=1&amp;c=2']],
  ['(http://shop.example/)', ['http://shop.example/']],
  ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
  ['"https://a.example"><script>', ['https://a.example']],
  [
    '“https://a.example/x” and https://b.example/y…',
    ['https://a.example/x', 'https://b.example/y'],
  ],
  ['https://a.example/Bagel_(bread).', ['https://a.example/Bagel_(bread)']],
  [
    'https://a.example/path(with(nested)parens)/end',
    ['https://a.example/path(with(nested)parens)/end'],
  ],
  ['https://a.example/foo_(bar', ['https://a.example/foo_(bar']],
  ['https://a.example/[x]', ['https://a.example/[x]']],
  ['[(https://a.example/x_(y)_[z])].', ['https://a.example/x_(y)_[z]']],
  ['https://a.example/a)b(c)),', ['https://a.example/a)b(c)']],
  ['https://… or http://', []],
  ['javascript:alert(1) and shop.example', []],
] as const)('links the web addresses of %j', ([body, addresses]) => {
  const html = toHtml(body);

  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(links.map(([, href]) => href)).toEqual(addresses);
  expect(links.map(([, , text]) => text)).toEqual(addresses);
  expect(html).not.toContain('<script');
});
