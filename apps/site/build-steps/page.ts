import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';

import { readAttribute, elementsOf, type Document, type Element, type Node } from './html.ts';

/** A prerendered page: its address, its elements in order, and the text that it claims something with. */
export type Page = {
  readonly address: string;
  /** The page itself, which build steps change; the other two are as it was read. */
  readonly document: Document;
  readonly elements: readonly Element[];
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

/** Reads one page from its HTML. */
export function readPage(address: string, html: string): Page {
  const document = parse(html);
  const elements = [...elementsOf(document)];
  const descriptions = elements
    .filter((element) => readAttribute(element, 'name') === 'description')
    .map((element) => readAttribute(element, 'content') ?? '');
  return {
    address,
    document,
    elements,
    text: [readText(document), ...descriptions].join(' ').replaceAll(/\s+/g, ' '),
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
