import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';

import { readAttribute, elementsOf, type Document, type Element, type Node } from './html.ts';

/** A prerendered page: its address, its elements in order, what its head says, and the text it claims something with. */
export type Page = {
  readonly address: string;
  /** The page itself, which build steps change; the others are as it was read. */
  readonly document: Document;
  readonly elements: readonly Element[];
  readonly title: string;
  readonly description: string;
  /** The address that search engines know it by; null if they may not list it. */
  readonly canonical: string | null;
  readonly text: string;
};

/** Not read by anybody, or an invented example that says so. */
function isSilent(element: Element): boolean {
  const { tagName } = element;
  return (
    ['script', 'style', 'noscript', 'template'].includes(tagName) ||
    readAttribute(element, 'data-sample') !== null
  );
}

/** The words of an element and of all below it. */
export function readText(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && isSilent(node)) return ' ';
  return 'childNodes' in node ? node.childNodes.map(readText).join(' ') : '';
}

/** A text with one space for each run of them, and none around it. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Reads one page from its HTML. */
export function readPage(address: string, html: string): Page {
  const document = parse(html);
  const elements = [...elementsOf(document)];
  const descriptions = elements
    .filter((element) => readAttribute(element, 'name') === 'description')
    .map((element) => readAttribute(element, 'content') ?? '');
  const title = elements.find(({ tagName }) => tagName === 'title');
  const canonical = elements.find((element) => readAttribute(element, 'rel') === 'canonical');
  return {
    address,
    document,
    elements,
    title: title ? tidy(readText(title)) : '',
    description: descriptions[0] ?? '',
    canonical: canonical ? readAttribute(canonical, 'href') : null,
    text: tidy([readText(document), ...descriptions].join(' ')),
  };
}

/** Reads every page of the built site. */
export async function readPages(folder: string): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const name of glob('**/index.html', { cwd: folder })) {
    const address = `/${name}`.replace(/\/index\.html$/, '') || '/';
    pages.push(readPage(address, await readFile(join(folder, name), 'utf8')));
  }
  return pages.toSorted((one, other) => one.address.localeCompare(other.address));
}

/** Writes pages back to where they were read. */
export async function writePages(folder: string, pages: readonly Page[]): Promise<void> {
  for (const { address, document } of pages) {
    await writeFile(join(folder, address, 'index.html'), serialize(document));
  }
}
