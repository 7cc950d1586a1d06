import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, html } from 'parse5';

import { AFTER_FIRST_SCREEN_ID } from '../app/late-start/first-screen.ts';
import { STAND_IN } from '../app/late-start/late-drawings.ts';
import { LATE_FONTS_ID } from '../app/late-start/late-fonts.ts';

import { attributeOf, changePages, elementsOf, type Document, type Element } from './html.ts';

const FACE = /@font-face\s*\{[^}]*\}/g;
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** The stand-ins of late drawings take the place of those that only a script shows, and all is laid out at once. */
const WITHOUT_SCRIPTS = `[${STAND_IN}]+svg{display:none!important}[${STAND_IN}]{display:contents}main *,footer{content-visibility:visible!important}`;

function isStylesheet(element: Element): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet';
}

/** The file that a link names; two addresses that differ behind `#` alone are one file. */
function fileOf(link: Element): string {
  return (attributeOf(link, 'href') ?? '').replace(/#.*$/, '');
}

function styleElement(text: string, attributes: Element['attrs'] = []): Element {
  const style = tree.createElement('style', html.NS.HTML, attributes);
  tree.insertText(style, text);
  return style;
}

/** The styles without the faces that fetch a font, those for the starter to show, and both for browsers without scripts. */
function toElements(css: string): Element[] {
  const faces = (css.match(FETCHED_FACE) ?? []).join('');
  const plain = tree.createElement('noscript', html.NS.HTML, []);
  tree.appendChild(plain, styleElement(`${faces}${WITHOUT_SCRIPTS}`));
  const late = [
    { name: 'id', value: LATE_FONTS_ID },
    { name: 'media', value: 'not all' },
  ];
  return [styleElement(css.replaceAll(FETCHED_FACE, '')), styleElement(faces, late), plain];
}

/** Has a page bring the styles that it links to; answers the paths of their files. */
async function inlineStyles(folder: string, page: Document, name: string): Promise<string[]> {
  const links = [...elementsOf(page)].filter(isStylesheet);
  const [first] = links;
  if (!first?.parentNode) throw new Error(`${name} has no stylesheet.`);
  const files = [...new Set(links.map(fileOf))].map((file) => join(folder, file));
  const texts = await Promise.all(files.map(async (file) => readFile(file, 'utf8')));
  for (const element of toElements(texts.map((text) => text.trim()).join(''))) {
    tree.insertBefore(first.parentNode, element, first);
  }
  // The links stay where they are, as React looks for them; a disabled one is not fetched.
  links.forEach((link) => link.attrs.push({ name: 'disabled', value: '' }));
  return files;
}

/** Every page brings the faces itself. A file that said them again would have the words set in stand-ins for a moment. */
async function leaveOutFaces(file: string): Promise<void> {
  const css = await readFile(file, 'utf8');
  await writeFile(file, css.replaceAll(FACE, ''));
}

/**
 * Marks what comes right after the two parts that can be seen before anybody scrolls: the third part, or the footer. A
 * browser paints as soon as it meets it. The parts may stand in a box. A page with longer parts has a mark of its own.
 */
function markEndOfFirstScreen(page: Document, name: string): void {
  const all = [...elementsOf(page)];
  if (all.some((element) => attributeOf(element, 'id') === AFTER_FIRST_SCREEN_ID)) return;
  const main = all.find(({ tagName }) => tagName === 'main');
  const outer = main?.childNodes.filter(tree.isElementNode) ?? [];
  const [only] = outer;
  const inner = only?.tagName === 'div' ? only.childNodes.filter(tree.isElementNode) : [];
  const parts = outer.length === 1 && inner.length > 0 ? inner : outer;
  const end = parts[2] ?? all.find(({ tagName }) => tagName === 'footer');
  if (!end || attributeOf(end, 'id') !== null)
    throw new Error(
      `What follows the first screen of ${name} is not there, or has an id of its own.`,
    );
  end.attrs.push({ name: 'id', value: AFTER_FIRST_SCREEN_ID });
}

/**
 * Rewrites every page for an early first paint: it brings its styles, which saves a round trip (pages that follow fetch
 * theirs as files), its fonts wait until it is painted (see app/late-start), and what follows its first screen has the
 * id that painting waits for (see app/root.tsx).
 */
export async function hastenFirstPaint(folder: string): Promise<void> {
  const files = new Set<string>();
  await changePages(folder, async (page, name) => {
    (await inlineStyles(folder, page, name)).forEach((file) => files.add(file));
    markEndOfFirstScreen(page, name);
  });
  await Promise.all([...files].map(leaveOutFaces));
}
