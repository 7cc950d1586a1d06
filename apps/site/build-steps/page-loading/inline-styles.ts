import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { defaultTreeAdapter as tree, html } from 'parse5';

import {
  DEFERRED_FONTS_ID,
  DEFERRED_STYLES,
  NOSCRIPT_FALLBACK,
  PARTS_BELOW_THE_FOLD,
  STYLES_PENDING,
} from '../../app/page-loading/markers.ts';
import { readAttribute, elementsOf, type Element } from '../html.ts';
import type { Page } from '../page.ts';

import { usedStyles } from './used-styles.ts';

/** Faces of everyday letters; those of rarer ones name their range. */
const FACE = /@font-face\s*\{(?![^}]*unicode-range)[^}]*\}/g;
const FETCHED_FACE = /@font-face\s*\{(?![^}]*unicode-range)[^}]*url\([^}]*\}/g;
const RARE_FACE = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/** Copies of drawings take the place of those that only a script shows, and all is laid out at once. */
const WITHOUT_SCRIPTS = `[${NOSCRIPT_FALLBACK}]+svg{display:none!important}[${NOSCRIPT_FALLBACK}]{display:contents}main *,footer{content-visibility:visible!important}`;

/**
 * What has no styles yet: the parts below the fold, which then get them without a transition, menus that somebody opens
 * by then, and drawings in files of their own, for want of colours. In print all of it is wanted.
 */
const UNSTYLED = `@media screen{[${STYLES_PENDING}]{:is(${PARTS_BELOW_THE_FOLD}){>*{visibility:hidden}*{transition:none!important}}[popover],use[href^='/']{visibility:hidden}}}`;

function isStylesheet(element: Element): boolean {
  return element.tagName === 'link' && readAttribute(element, 'rel') === 'stylesheet';
}

function buildStyle(text: string, attributes: Element['attrs'] = []): Element {
  const style = tree.createElement('style', html.NS.HTML, attributes);
  tree.insertText(style, text);
  return style;
}

/** Writes the fonts into a file of their own, for whoever loads them without scripts; returns its address. */
async function writeFonts(css: string, folder: string): Promise<string> {
  const faces = (css.match(FACE) ?? []).join('');
  const hash = createHash('sha256').update(faces).digest('base64url').slice(0, 8);
  const address = `/assets/fonts-${hash}.css`;
  const file = join(folder, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, faces);
  return address;
}

/** All stylesheets, that of the fonts among them, for browsers without scripts; the API's own pages read them here. */
function buildFallback(addresses: readonly string[]): Element {
  const fallback = tree.createElement('noscript', html.NS.HTML, [
    { name: NOSCRIPT_FALLBACK, value: '' },
  ]);
  for (const value of addresses) {
    const attributes = [
      { name: 'rel', value: 'stylesheet' },
      { name: 'href', value },
    ];
    tree.appendChild(fallback, tree.createElement('link', html.NS.HTML, attributes));
  }
  tree.appendChild(fallback, buildStyle(WITHOUT_SCRIPTS));
  return fallback;
}

/**
 * Puts a page's critical CSS into it, which saves a round trip and has most pages fit the first flight of a connection,
 * and its fonts for the starter to load. The stylesheets, which pages share, are fetched after the first paint, and until
 * they are there nothing below the fold is seen (see app/page-loading). Returns the paths of their files.
 */
export async function inlineStyles({ address, document }: Page, folder: string): Promise<string[]> {
  const links = [...elementsOf(document)].filter(isStylesheet);
  const [first] = links;
  if (!first?.parentNode) throw new Error(`The page ${address} has no stylesheet.`);
  const addresses = links.map((link) => readAttribute(link, 'href') ?? '');
  const files = addresses.map((href) => join(folder, href));
  const texts = await Promise.all(files.map(async (file) => readFile(file, 'utf8')));
  const css = texts.map((text) => text.trim()).join('');
  const faces = (css.match(FETCHED_FACE) ?? []).join('');
  const rules = css.replaceAll(FETCHED_FACE, '').replaceAll(RARE_FACE, '');
  const fonts = [
    { name: 'id', value: DEFERRED_FONTS_ID },
    { name: 'media', value: 'not all' },
  ];
  for (const element of [
    buildStyle(`${usedStyles(rules, document)}${UNSTYLED}`),
    buildStyle(faces, fonts),
    buildFallback([...addresses, await writeFonts(css, folder)]),
  ]) {
    tree.insertBefore(first.parentNode, element, first);
  }
  // The links stay where they are, as React looks for them; a disabled one is not fetched.
  for (const { attrs } of links)
    for (const name of ['disabled', DEFERRED_STYLES]) attrs.push({ name, value: '' });
  return files;
}

/**
 * Takes the fonts out of stylesheets: said again by a file they would show words in fallback fonts for a moment. Those of
 * rarer letters are there alone, as only what somebody types has them.
 */
export async function removeFontFaces(stylesheets: Iterable<string>): Promise<void> {
  for (const file of stylesheets) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(FACE, ''));
  }
}
