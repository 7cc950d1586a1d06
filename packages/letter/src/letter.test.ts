import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { buildLetterLook, letterToHtml } from './letter.ts';

const LETTER = {
  heading: 'We have your note',
  greeting: 'Hello Anna,',
  paragraphs: ['Thank you.'],
  rows: [['Message', 'Do you <b>deliver</b>?']] as const,
  closing: ['The shop'],
  why: 'You wrote to us.',
};

test('a dark mail program turns every ground and every letter of it dark', () => {
  const look = buildLetterLook(chooseBrand('kerbside').pack);
  const html = letterToHtml(LETTER, look);
  const body = html.slice(html.indexOf('<body'));
  const coloured = [...body.matchAll(/<(?=[^>]*style="[^"]*color:)[^>]*>/g)].map(([tag]) => tag);
  expect(coloured.length).toBeGreaterThan(8);
  for (const tag of coloured) {
    const classes = /class="([^"]*)"/.exec(tag)?.[1] ?? '';
    expect(look.css, tag).toContain(`.${classes}{`);
  }
});

test('the cells of a letter have its padding, as Outlook for Windows gives tables none', () => {
  const html = letterToHtml(LETTER, buildLetterLook(chooseBrand('kerbside').pack));
  expect(html).not.toMatch(/<table[^>]*padding:/);
  expect(html.match(/<td[^>]*padding/g)).toHaveLength(4);
});

// asvs 1.1.2
test('what a visitor typed is text in a letter', () => {
  const html = letterToHtml(LETTER, buildLetterLook(chooseBrand('kerbside').pack));
  expect(html).toContain('Do you &lt;b&gt;deliver&lt;/b&gt;?');
});
