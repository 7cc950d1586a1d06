import { brotliCompressSync } from 'node:zlib';

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

/** What a new connection sends before it waits for an answer (RFC 6928: ten segments), less the headers of the page. */
const FIRST_FLIGHT_BYTES = 10 * 1460 - 700;

/** One link to each stylesheet; two addresses that differ behind `#` alone are one file. */
function stylesheetsOf(elements: readonly Element[]): Iterable<Element> {
  const links = elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet');
  return new Map(
    links.map((link) => [(attributeOf(link, 'href') ?? '').replace(/#.*$/, ''), link]),
  ).values();
}

function sizeOf(page: Document): number {
  return brotliCompressSync(serialize(page)).length;
}

function leaveOutUnused(page: Document, name: string): void {
  const all = [...elementsOf(page)];
  const style = all.find(({ tagName }) => tagName === 'style');
  if (!style) throw new Error(`${name} brings no styles.`);
  const css = ownTextOf(style);
  if (sizeOf(page) <= FIRST_FLIGHT_BYTES) return;
  style.childNodes = [];
  const markup = serialize(page);
  tree.insertText(style, usedStyles(css, markup));
  if (sizeOf(page) <= FIRST_FLIGHT_BYTES) {
    for (const { attrs } of stylesheetsOf(all)) attrs.push({ name: LATE_STYLES, value: '' });
    return;
  }
  style.childNodes = [];
  tree.insertText(style, css);
}

/**
 * Where a page would fit the first flight of a connection if it brought no rule in vain, it brings only what it needs as
 * it is delivered, and fetches the whole of its styles after the first paint (see app/late-start).
 */
export async function fitFirstFlight(folder: string): Promise<void> {
  await changePages(folder, leaveOutUnused);
}
