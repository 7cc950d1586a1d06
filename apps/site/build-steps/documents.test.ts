import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { privacyPolicy1 } from '../app/content/legal/privacy-policy/version-1.ts';
import { privacyPolicy2 } from '../app/content/legal/privacy-policy/version-2.ts';
import { termsAndConditions } from '../app/content/legal/terms-and-conditions.ts';

import { writeDocuments } from './documents.ts';

const MOST_BYTES = 150_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await writeDocuments(folder);
});
afterAll(async () => rm(folder, { recursive: true }));

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

describe.each([
  ['privacy-policy.pdf', privacyPolicy2],
  ['privacy-policy-1.pdf', privacyPolicy1],
  ['terms-and-conditions.pdf', termsAndConditions],
])('%s', (name, document) => {
  const read = async () => readFile(join(folder, 'doc', name));
  const open = async () =>
    getDocument({ data: new Uint8Array(await read()), fontExtraProperties: true }).promise;
  const pagesOf = async () => {
    const pdf = await open();
    return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  };

  test('is light', async () => {
    expect((await read()).length).toBeLessThan(MOST_BYTES);
  });

  test('has a title, a language and tags', async () => {
    const pdf = await open();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${document.title} | Kerbside`, Language: 'en-GB' });
    const [first] = await pagesOf();
    const tags = JSON.stringify(await first?.getStructTree());
    for (const tag of ['"H1"', '"H2"', '"P"']) expect(tags).toContain(tag);
  });

  test('has a bookmark for each part', async () => {
    const [top] = (await (await open()).getOutline()) ?? [];
    expect(top?.title).toBe(document.title);
    expect(top?.items.map(({ title }) => title)).toEqual(
      document.sections.map(({ heading }) => heading),
    );
  });

  test('says all of its words, and that they are a sample', async () => {
    const contents = await Promise.all(
      (await pagesOf()).map(async (page) => page.getTextContent()),
    );
    const text = withoutSpaces(
      contents
        .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
        .join(''),
    );
    for (const { heading, paragraphs } of document.sections) {
      for (const words of [heading, ...paragraphs]) expect(text).toContain(withoutSpaces(words));
    }
    expect(text).toContain('Thisisasampletext');
  });

  test("is set in the brand's type, which it brings along", async () => {
    const [page] = await pagesOf();
    const { fnArray, argsArray } = (await page?.getOperatorList()) ?? {
      fnArray: [],
      argsArray: [],
    };
    const ids = new Set(
      argsArray.filter((_, index) => fnArray[index] === OPS.setFont).map(([id]) => String(id)),
    );
    const names = [...ids].map((id) => String(page?.commonObjs.get(id).name));
    expect(names).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+Besley/),
      expect.stringMatching(/^[A-Z]{6}\+Figtree/),
    ]);
  });
});
