import { defaultTreeAdapter as tree } from 'parse5';

import { BELOW_THE_FOLD, END_OF_FIRST_SCREEN_ID } from '../../app/page-loading/markers.ts';
import { attributeOf, elementsOf, type Document, type Element } from '../html.ts';
import type { Page } from '../page.ts';

/**
 * What comes right after the two parts that can be seen before anybody scrolls: the third part, or the footer. The parts
 * may stand in a box. A page with longer parts has a mark of its own.
 */
function findEnd(page: Document): Element | undefined {
  const all = [...elementsOf(page)];
  const marked = all.find((element) => attributeOf(element, 'id') === END_OF_FIRST_SCREEN_ID);
  if (marked) return marked;
  const main = all.find(({ tagName }) => tagName === 'main');
  const outer = main?.childNodes.filter(tree.isElementNode) ?? [];
  const [only] = outer;
  const inner = only?.tagName === 'div' ? only.childNodes.filter(tree.isElementNode) : [];
  const parts = outer.length === 1 && inner.length > 0 ? inner : outer;
  return parts[2] ?? all.find(({ tagName }) => tagName === 'footer');
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

/**
 * Marks what the first paint waits for, which a browser paints as soon as it meets it, and what lies below the fold: that
 * element with all that follows, and the footer.
 */
export function markEndOfFirstScreen({ address, document }: Page): void {
  const end = findEnd(document);
  const id = end && attributeOf(end, 'id');
  if (!end || (id !== null && id !== END_OF_FIRST_SCREEN_ID))
    throw new Error(
      `What follows the first screen of ${address} is not there, or has an id of its own.`,
    );
  if (id === null) end.attrs.push({ name: 'id', value: END_OF_FIRST_SCREEN_ID });
  const rest = end.tagName === 'footer' ? [] : [end, ...[...upToMain(end)].flatMap(followersOf)];
  const footers = [...elementsOf(document)].filter(({ tagName }) => tagName === 'footer');
  for (const { attrs } of [...rest, ...footers]) attrs.push({ name: BELOW_THE_FOLD, value: '' });
}
