import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Html } from 'parse5';

/** An element of a page. */
export type Element = Html.Element;

/** A prerendered page: its address, its elements in order, and the text that it claims something with. */
export type Page = {
  readonly address: string;
  readonly elements: readonly Element[];
  readonly text: string;
};

/** Not read by anybody, or an invented example that says so. */
function isSilent(element: Element): boolean {
  const { tagName } = element;
  return (
    ['script', 'style', 'noscript', 'template'].includes(tagName) ||
    attributeOf(element, 'data-sample') !== null
  );
}

/** The value of an attribute, or null. */
export function attributeOf(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Every element below another, in order. */
export function* elementsIn(parent: Html.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The words of an element and of all below it. */
export function textOf(node: Html.Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && isSilent(node)) return ' ';
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

/** Reads one page from its HTML. */
export function readPage(address: string, html: string): Page {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const descriptions = elements
    .filter((element) => attributeOf(element, 'name') === 'description')
    .map((element) => attributeOf(element, 'content') ?? '');
  return {
    address,
    elements,
    text: [textOf(document), ...descriptions].join(' ').replaceAll(/\s+/g, ' '),
  };
}

/** Reads every page of the built site. */
export async function readPages(folder: string): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const address = `/${name}`.replace(/\/index\.html$/, '') || '/';
    pages.push(readPage(address, await readFile(join(folder, name), 'utf8')));
  }
  return pages.toSorted((one, other) => one.address.localeCompare(other.address));
}
