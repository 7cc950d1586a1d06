import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';

import type { ProjectText } from './find-broken-references.ts';
import { findForbiddenWords, findLongSentences } from './find-prose-faults.ts';

/** Written by a script, from the words of others. */
const GENERATED = /^docs\/licences\.md$/;
/** Words of pages and drawings, where a house is a house, and migrations, which nobody may edit. */
const OTHER_WORDS =
  /\/art\/|\.drawing\.tsx$|^apps\/site\/app\/(?:pages|content)\/|\/migrations\/|^ops\/documents\/.*prose/;

function readTexts(...patterns: readonly string[]): ProjectText[] {
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: PROJECT_ROOT });
  return listed
    .toString()
    .trim()
    .split('\n')
    .filter((path) => !GENERATED.test(path))
    .map((path) => ({ path, text: readFileSync(join(PROJECT_ROOT, path), 'utf8') }));
}

const documents = readTexts('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/*.md');

test('no sentence of the documents is too long', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap(findLongSentences)).toEqual([]);
});

test('code, comments and documents use the terms of the glossary', () => {
  const code = readTexts('*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.yaml', 'deploy');
  const texts = [...documents, ...code].filter(({ path }) => !OTHER_WORDS.test(path));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.flatMap(findForbiddenWords)).toEqual([]);
});

test('an exported function is called by what it does, not by what it is of', () => {
  const code = readTexts('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx', 'ops/*.ts');
  const noun = /^export (?:async )?function (?!(?:is|keep|list|find|remove|read)[A-Z])\w+Of\b/gm;
  const named = code
    .filter(({ path }) => !/\/test(?:ing)?\/|\.test\./.test(path))
    .flatMap(({ text }) => text.match(noun) ?? []);
  expect(named).toEqual([]);
});

const WORDS = Array.from({ length: 26 }, (_, index) => `word${index}`).join(' ');

test.each([
  ['a paragraph', `One. ${WORDS.replace(' ', '\n')}. Two.`],
  ['a line of a list', `- one\n- ${WORDS}\n- two`],
  ['a sentence with code and links', `${WORDS.replace('word1 ', '`a b c` [word1](b.md) ')}.`],
])('%s of 26 words is found', (_, text) => {
  expect(findLongSentences({ path: 'a.md', text })).toEqual([
    expect.stringMatching(/^a\.md: 2[67] words: /),
  ]);
});

test.each([
  ['two sentences', `${WORDS.replace('word9', 'word9.')}.`],
  ['a code block', `\`\`\`sh\n${WORDS}\n\`\`\``],
  ['a table', `| ${WORDS} |`],
  ['a part that a script writes', `<!-- pages -->\n${WORDS}\n<!-- end of pages -->`],
  ['25 words', WORDS.replace('word1 ', '')],
])('%s is no long sentence', (_, text) => {
  expect(findLongSentences({ path: 'a.md', text })).toEqual([]);
});

test.each([
  'One ear for all',
  'mendOf()',
  'type DeedLink',
  'standInOf(font)',
  'const STAND_INS = []',
  'A test reads these papers.',
  'a theme and its looks',
  'MailHouse',
  'tells its story',
])('"%s" is found', (text) => {
  expect(findForbiddenWords({ path: 'packages/a.ts', text })).toHaveLength(1);
});

test('words that only hold a forbidden one, or mean something else, are left alone', () => {
  const text = 'early hearts looked up the amended warehouse; it looks like history on paper';
  expect(findForbiddenWords({ path: 'packages/a.ts', text })).toEqual([]);
  expect(findForbiddenWords({ path: 'e2e/a.spec.ts', text: "test('the story moves on')" })).toEqual(
    [],
  );
});
