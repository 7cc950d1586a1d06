import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseBrand, type ChosenBrand } from '@high-street/owner';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { privacyPolicy1 } from '../app/content/legal/privacy-policy/version-1.ts';
import { privacyPolicy2 } from '../app/content/legal/privacy-policy/version-2.ts';
import { privacyPolicy3 } from '../app/content/legal/privacy-policy/version-3.ts';
import { termsAndConditions } from '../app/content/legal/terms-and-conditions.ts';

import { PRIVACY_POLICY, writeDocuments } from './documents.ts';

const MOST_BYTES = 150_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await writeDocuments(folder, chooseBrand('kerbside'));
});
afterAll(async () => rm(folder, { recursive: true }));

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

async function openPdf(path: string) {
  const data = new Uint8Array(await readFile(path));
  return getDocument({ data, fontExtraProperties: true }).promise;
}

type Pdf = Awaited<ReturnType<typeof openPdf>>;

async function listPages(pdf: Pdf) {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** All of its words without the spaces, which are where lines end, too. */
async function readWords(pdf: Pdf): Promise<string> {
  const pages = await listPages(pdf);
  const contents = await Promise.all(pages.map(async (page) => page.getTextContent()));
  const texts = contents.flatMap(({ items }) =>
    items.map((item) => ('str' in item ? item.str : '')),
  );
  return withoutSpaces(texts.join(''));
}

function aBrandOf(company: string): ChosenBrand {
  const { pack, ...brand } = chooseBrand('kerbside');
  return { ...brand, id: 'acme', pack: { ...pack, company: { ...pack.company, name: company } } };
}

test('the policy that holds promises no erasure beyond the website, and calls things as visitors do', () => {
  const words = JSON.stringify(PRIVACY_POLICY.sections);
  expect(words).toContain(
    'erasure does not reach our list of customers, our calendars and our mailboxes',
  );
  expect(words).not.toMatch(/everywhere|\bleads?\b|e-mail/);
});

describe.each([
  ['privacy-policy.pdf', privacyPolicy3],
  ['privacy-policy-1.pdf', privacyPolicy1],
  ['privacy-policy-2.pdf', privacyPolicy2],
  ['terms-and-conditions.pdf', termsAndConditions],
])('%s', (name, document) => {
  const read = async () => readFile(join(folder, 'doc', name));
  const open = async () => openPdf(join(folder, 'doc', name));

  test('is light', async () => {
    expect((await read()).length).toBeLessThan(MOST_BYTES);
  });

  test('has a title, a language and tags', async () => {
    const pdf = await open();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${document.title} | Kerbside`, Language: 'en-GB' });
    const [first] = await listPages(await open());
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
    const text = await readWords(await open());
    for (const { heading, paragraphs } of document.sections) {
      for (const words of [heading, ...paragraphs]) expect(text).toContain(withoutSpaces(words));
    }
    expect(text).toContain('Thisisasampletext');
  });

  test("is set in the brand's type, which it brings along", async () => {
    const [page] = await listPages(await open());
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

test.each(['Łódź Őrség Kft', 'Çiğdem și Fiii SRL'])(
  'a document names the company %s in full',
  async (company) => {
    const own = await mkdtemp(join(tmpdir(), 'documents-'));
    onTestFinished(async () => rm(own, { recursive: true }));
    await writeDocuments(own, aBrandOf(company));
    const pdf = await openPdf(join(own, 'doc/privacy-policy.pdf'));
    expect(await readWords(pdf)).toContain(`${withoutSpaces(company)}.Version`);
  },
);

test('a company whose name the fonts lack stops the build, which names the character and the brand', async () => {
  const own = await mkdtemp(join(tmpdir(), 'documents-'));
  onTestFinished(async () => rm(own, { recursive: true }));
  await expect(writeDocuments(own, aBrandOf('世界 Ltd'))).rejects.toThrow(
    'The fonts of the brand "acme" lack "世"',
  );
});
