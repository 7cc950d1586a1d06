import { defaultTreeAdapter as tree, html, parse, serialize } from 'parse5';

import { AFTER_FIRST_SCREEN_ID, LATER_PART } from '../app/late-start/first-screen.ts';
import { STAND_IN } from '../app/late-start/late-drawings.ts';
import { LATE_FONTS_ID } from '../app/late-start/late-fonts.ts';
import { BARE, LATE_STYLES } from '../app/late-start/late-styles.ts';

import {
  attributeOf,
  changePages,
  elementsOf,
  ownTextOf,
  type Document,
  type Element,
} from './html.ts';
import { usedStyles } from './used-styles.ts';

/**
 * What has no styles yet: the parts below the first screen, which then get them without a transition, menus that
 * somebody opens by then, and drawings in files of their own, for want of colours. On paper all of it is wanted.
 */
const UNSEEN = `@media screen{[${BARE}]{[${LATER_PART}]{>*{visibility:hidden}*{transition:none!important}}[popover],use[href^='/']{visibility:hidden}}}`;

/** One link to each stylesheet; two addresses that differ behind `#` alone are one file. */
function stylesheetsOf(elements: readonly Element[]): Iterable<Element> {
  const links = elements.filter((element) => attributeOf(element, 'rel') === 'stylesheet');
  return new Map(
    links.map((link) => [(attributeOf(link, 'href') ?? '').replace(/#.*$/, ''), link]),
  ).values();
}

/** The whole of the styles for browsers without scripts. */
function plainLinks(links: readonly Element[]): Element {
  const plain = tree.createElement('noscript', html.NS.HTML, [{ name: STAND_IN, value: '' }]);
  for (const { attrs } of links) {
    const known = attrs.filter(({ name }) => name === 'rel' || name === 'href');
    tree.appendChild(plain, tree.createElement('link', html.NS.HTML, known));
  }
  return plain;
}

/** The elements that follow one in what it stands in. */
function followersOf(element: Element): Element[] {
  const beside = element.parentNode?.childNodes.filter(tree.isElementNode) ?? [];
  return beside.slice(beside.indexOf(element) + 1);
}

/** An element and what it stands in, up to the main part. */
function* upToMain(element: Element): Generator<Element> {
  if (element.tagName === 'main') return;
  yield element;
  const { parentNode } = element;
  if (parentNode && tree.isElementNode(parentNode)) yield* upToMain(parentNode);
}

/** What lies below the first screen of a page. */
function laterPartsOf(page: Document): Element[] {
  const all = [...elementsOf(page)];
  const end = all.find((element) => attributeOf(element, 'id') === AFTER_FIRST_SCREEN_ID);
  const rest =
    end && end.tagName !== 'footer' ? [end, ...[...upToMain(end)].flatMap(followersOf)] : [];
  return [...rest, ...all.filter(({ tagName }) => tagName === 'footer')];
}

/** The page without all that stands in the parts below its first screen, and without what is shown when it is asked for. */
function firstScreenOf(page: Document): Document {
  const first = parse(serialize(page));
  const all = [...elementsOf(first)];
  const closed = all.filter((element) => attributeOf(element, 'popover') !== null);
  for (const part of [...laterPartsOf(first), ...closed]) part.childNodes = [];
  for (const popover of closed) popover.attrs = [];
  return first;
}

function leaveOutUnused(page: Document, name: string): void {
  const all = [...elementsOf(page)];
  const style = all.find(({ tagName }) => tagName === 'style');
  const lateFonts = all.find((element) => attributeOf(element, 'id') === LATE_FONTS_ID);
  if (!style?.parentNode || !lateFonts) throw new Error(`${name} brings no styles.`);
  const links = [...stylesheetsOf(all)];
  // After the styles of the first screen, which are the beginning of what these say.
  tree.insertBefore(style.parentNode, plainLinks(links), lateFonts);
  const css = ownTextOf(style);
  style.childNodes = [];
  tree.insertText(style, `${usedStyles(css, serialize(firstScreenOf(page)))}${UNSEEN}`);
  for (const { attrs } of links) attrs.push({ name: LATE_STYLES, value: '' });
  for (const { attrs } of laterPartsOf(page)) attrs.push({ name: LATER_PART, value: '' });
}

/**
 * Has pages bring only those styles that their first screens need as they are delivered: fewer are read before the
 * first paint, and most pages fit the first flight of a connection. The whole of their styles, which pages share, is
 * fetched after the first paint, and until it is there nothing below the first screen is seen (see app/late-start).
 */
export async function fetchStylesLate(folder: string): Promise<void> {
  await changePages(folder, leaveOutUnused);
}
