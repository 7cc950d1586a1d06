import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, html, parseFragment, serializeOuter } from 'parse5';

import { LAZY_HREF, NOSCRIPT_FALLBACK } from '../../app/page-loading/markers.ts';
import { readAttribute, elementsOf, type Element } from '../html.ts';
import type { Page } from '../page.ts';

/** Whether an element shows a part of another file. */
function isExternal(element: Element): boolean {
  return element.tagName === 'use' && (readAttribute(element, 'href') ?? '').startsWith('/');
}

function findPicture(element: Element): Element {
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

function buildFallback(picture: Element): Element {
  const fallback = tree.createElement('noscript', html.NS.HTML, [
    { name: NOSCRIPT_FALLBACK, value: '' },
  ]);
  // With scripts a browser reads it as text, and fetches nothing for it.
  tree.appendChild(fallback, parseFragment(serializeOuter(picture)).childNodes[0] ?? picture);
  return fallback;
}

/** Refuses a picture of a part that its file has not: nothing would be seen in its place. */
async function checkParts(uses: readonly Element[], folder: string, address: string) {
  for (const href of new Set(uses.map((use) => readAttribute(use, 'href') ?? ''))) {
    const [file = '', part = ''] = href.split('#');
    const drawing = await readFile(join(folder, file), 'utf8');
    if (!drawing.includes(`id="${part}"`))
      throw new Error(`The page ${address} shows ${href}, which is not in that file.`);
  }
}

/**
 * Has a page's drawings in files of their own fetched when somebody comes near them (see app/page-loading), as `<use>`
 * has no `loading=lazy`; browsers without scripts show a copy of each.
 */
export async function loadDrawingsLazily(
  { address, document }: Page,
  folder: string,
): Promise<void> {
  const uses = [...elementsOf(document)].filter(isExternal);
  await checkParts(uses, folder, address);
  for (const picture of new Set(uses.map(findPicture))) {
    const { parentNode } = picture;
    if (parentNode) tree.insertBefore(parentNode, buildFallback(picture), picture);
  }
  for (const use of uses) {
    for (const attribute of use.attrs) if (attribute.name === 'href') attribute.name = LAZY_HREF;
  }
}
