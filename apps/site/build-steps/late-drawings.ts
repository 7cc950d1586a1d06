import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, html, parseFragment, serializeOuter } from 'parse5';

import { LATE_HREF, STAND_IN } from '../app/late-start/late-drawings.ts';

import { attributeOf, changePages, elementsOf, type Element } from './html.ts';

/** An element that shows a part of another file. */
function isBorrowing(element: Element): boolean {
  return element.tagName === 'use' && (attributeOf(element, 'href') ?? '').startsWith('/');
}

/** The outermost picture around an element. */
function pictureOf(element: Element): Element {
  let picture = element;
  for (
    let above = element.parentNode;
    above !== null && tree.isElementNode(above) && above.namespaceURI === html.NS.SVG;
    above = above.parentNode
  ) {
    picture = above;
  }
  return picture;
}

function standInOf(picture: Element): Element {
  const standIn = tree.createElement('noscript', html.NS.HTML, [{ name: STAND_IN, value: '' }]);
  // With scripts a browser reads it as text, and fetches nothing for it.
  tree.appendChild(standIn, parseFragment(serializeOuter(picture)).childNodes[0] ?? picture);
  return standIn;
}

/** Refuses a picture of a part that its file has not: nothing would be seen in its place. */
async function checkParts(borrowing: readonly Element[], folder: string, name: string) {
  for (const address of new Set(borrowing.map((use) => attributeOf(use, 'href') ?? ''))) {
    const [file = '', part = ''] = address.split('#');
    const drawing = await readFile(join(folder, file), 'utf8');
    if (!drawing.includes(`id="${part}"`))
      throw new Error(`${name} shows ${address}, which is not in that file.`);
  }
}

function holdDrawings(borrowing: readonly Element[]): void {
  for (const picture of new Set(borrowing.map(pictureOf))) {
    const { parentNode } = picture;
    if (!parentNode) continue;
    tree.insertBefore(parentNode, standInOf(picture), picture);
  }
  for (const use of borrowing) {
    for (const attribute of use.attrs) if (attribute.name === 'href') attribute.name = LATE_HREF;
  }
}

/** Rewrites every page so that drawings in files of their own are fetched when they are needed (see app/late-start). */
export async function fetchDrawingsLate(folder: string): Promise<void> {
  await changePages(folder, async (page, name) => {
    const borrowing = [...elementsOf(page)].filter(isBorrowing);
    await checkParts(borrowing, folder, name);
    holdDrawings(borrowing);
  });
}
