import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';

import {
  findBareCitations,
  findBrokenLinks,
  findMissingFiles,
  type ProjectText,
} from './find-broken-references.ts';

/** The migration that a rehearsal adds. */
const REHEARSED = /\/9001-notices\.sql$/;
/** Earlier versions are told of as they were. */
const HISTORY = /^CHANGELOG\.md$/;
/** They name files that are not there, to see that this is found. */
const SAMPLES = /\.test\.ts$|^ops\/architecture\/rules\.ts$/;

function listFiles(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: PROJECT_ROOT });
  return listed.toString().trim().split('\n');
}

/** A path and the folders that it is in. */
function withFolders(path: string): string[] {
  return path === '.' ? [] : [path, ...withFolders(dirname(path))];
}

function readTexts(...patterns: readonly string[]): ProjectText[] {
  return listFiles(...patterns)
    .filter((path) => !HISTORY.test(path))
    .map((path) => ({ path, text: readFileSync(join(PROJECT_ROOT, path), 'utf8') }));
}

/** Whether a build or a start makes it: what Git is told to ignore, there or not yet. */
function isMade(name: string): boolean {
  const { status } = spawnSync('git', ['check-ignore', '-q', `${name}/`], { cwd: PROJECT_ROOT });
  return status === 0;
}

const kept = new Set(listFiles().flatMap(withFolders));

/** Asks Git and never the disk, where a folder that nobody makes any more may have been left. */
function isOfProject(name: string): boolean {
  return kept.has(name.replace(/\/$/, '')) || REHEARSED.test(name) || isMade(name);
}

const documents = readTexts('*.md');
const code = readTexts('*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.yaml');

test('every link of the documents leads to a file, and to a heading of it', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap((text) => findBrokenLinks(PROJECT_ROOT, text))).toEqual([]);
});

test('every file that documents and code name is there', () => {
  const texts = [...documents, ...code.filter(({ path }) => !SAMPLES.test(path))];
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.flatMap((text) => findMissingFiles(text, isOfProject))).toEqual([]);
});

test('nothing cites a paragraph of a document that the project does not hold', () => {
  const texts = [...documents, ...code.filter(({ path }) => !SAMPLES.test(path))];
  expect(texts.flatMap(findBareCitations)).toEqual([]);
});

test('what leads nowhere is found', () => {
  const text = '[a](no-such.md) [b](README.md#no-such) [c](README.md) see ops/none.ts, decision 67';
  const sample = { path: 'README.md', text };
  expect(findBrokenLinks(PROJECT_ROOT, sample)).toEqual([
    'README.md: no-such.md',
    'README.md: README.md#no-such',
  ]);
  expect(findMissingFiles(sample, isOfProject)).toEqual(['README.md: ops/none.ts']);
  expect(findBareCitations(sample)).toEqual(['README.md: decision 67']);
});
