import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, html, serialize } from 'parse5';

import { LATE_HREF, STAND_IN } from '../app/late-start/late-drawings.ts';
import { LATE_STYLES } from '../app/late-start/late-styles.ts';

import {
  attributeOf,
  changePages,
  elementsOf,
  ownTextOf,
  type Document,
  type Element,
} from './html.ts';
import { usedStyles } from './used-styles.ts';

/** With all that it fetches the home page may weigh 220 kB, which leaves no room for styles that come twice. */
const KEEP_ALL: ReadonlySet<string> = new Set(['index.html', 'home/index.html']);

/** One link to each stylesheet; two addresses that differ behind `#` alone are one file. */
function stylesheetsOf(elements: readonly Element[]): Iterable<Element> {
  const links = elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet');
  return new Map(
    links.map((link) => [(attributeOf(link, 'href') ?? '').replace(/#.*$/, ''), link]),
  ).values();
}

/** The drawings in files of their own that a page shows. */
async function readDrawings(folder: string, elements: readonly Element[]): Promise<string[]> {
  const addresses = new Set(
    elements
      .map((element) => attributeOf(element, LATE_HREF)?.replace(/#.*$/, ''))
      .filter((address) => address !== undefined),
  );
  return Promise.all(
    [...addresses].map(async (address) => readFile(join(folder, address), 'utf8')),
  );
}

/** The whole of the styles for browsers without scripts, after all that they paint. */
function plainLinks(links: Iterable<Element>): Element {
  const plain = tree.createElement('noscript', html.NS.HTML, [{ name: STAND_IN, value: '' }]);
  for (const link of links) {
    const { attrs } = link;
    tree.appendChild(
      plain,
      tree.createElement(
        'link',
        html.NS.HTML,
        attrs.filter(({ name }) => name === 'rel' || name === 'href'),
      ),
    );
  }
  return plain;
}

async function leaveOutUnused(folder: string, page: Document, name: string): Promise<void> {
  if (KEEP_ALL.has(name)) return;
  const all = [...elementsOf(page)];
  const style = all.find(({ tagName }) => tagName === 'style');
  if (!style) throw new Error(`${name} brings no styles.`);
  const css = ownTextOf(style);
  style.childNodes = [];
  tree.insertText(style, usedStyles(css, serialize(page), await readDrawings(folder, all)));
  const body = all.find(({ tagName }) => tagName === 'body');
  if (body) tree.appendChild(body, plainLinks(stylesheetsOf(all)));
  for (const { attrs } of stylesheetsOf(all)) attrs.push({ name: LATE_STYLES, value: '' });
}

/**
 * Has pages bring only those styles that they need as they are delivered: fewer are read before the first paint, and
 * some pages fit the first flight of a connection. The whole of their styles, which pages share, is fetched after the
 * first paint (see app/late-start).
 */
export async function fetchStylesLate(folder: string): Promise<void> {
  await changePages(folder, async (page, name) => leaveOutUnused(folder, page, name));
}
