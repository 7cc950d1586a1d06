import { defaultTreeAdapter as tree, serialize } from 'parse5';

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

function leaveOutUnused(page: Document, name: string): void {
  if (KEEP_ALL.has(name)) return;
  const all = [...elementsOf(page)];
  const style = all.find(({ tagName }) => tagName === 'style');
  if (!style) throw new Error(`${name} brings no styles.`);
  const css = ownTextOf(style);
  style.childNodes = [];
  tree.insertText(style, usedStyles(css, serialize(page)));
  for (const { attrs } of stylesheetsOf(all)) attrs.push({ name: LATE_STYLES, value: '' });
}

/**
 * Has pages bring only those styles that they need as they are delivered: fewer are read before the first paint, and
 * some pages fit the first flight of a connection. The whole of their styles, which pages share, is fetched after the
 * first paint (see app/late-start).
 */
export async function fetchStylesLate(folder: string): Promise<void> {
  await changePages(folder, leaveOutUnused);
}
