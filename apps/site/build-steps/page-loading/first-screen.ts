import { selectOne, type Options } from 'css-select';
import { defaultTreeAdapter as tree } from 'parse5';

import { BELOW_THE_FOLD } from '../../app/page-loading/markers.ts';
import { attributeOf, type Document, type Element, type Node } from '../html.ts';

/** A closed menu: somebody opens it by when all of the styles are there. */
function isClosed(element: Element): boolean {
  return attributeOf(element, 'popover') !== null;
}

/** Whether nothing in an element is seen at first: it lies below the fold, is a menu, or is for browsers without scripts. */
function isEmptyAtFirst(element: Element): boolean {
  const isBelow = attributeOf(element, BELOW_THE_FOLD) !== null;
  return isBelow || isClosed(element) || element.tagName === 'noscript';
}

function listChildren(node: Node): Node[] {
  if (!('childNodes' in node)) return [];
  return tree.isElementNode(node) && isEmptyAtFirst(node) ? [] : node.childNodes;
}

function listAttributes(element: Element): Element['attrs'] {
  return isClosed(element) ? [] : element.attrs;
}

/** A page's tree as css-select reads it: what its first screen has. */
const FIRST_SCREEN: NonNullable<Options<Node, Element>['adapter']> = {
  isTag: (node) => tree.isElementNode(node),
  getName: ({ tagName }) => tagName,
  getChildren: listChildren,
  getParent: ({ parentNode }) => parentNode,
  getSiblings: (node) =>
    'parentNode' in node && node.parentNode ? listChildren(node.parentNode) : [node],
  getText: () => '',
  getAttributeValue: (element, name) =>
    listAttributes(element).find((attribute) => attribute.name === name)?.value,
  hasAttrib: (element, name) =>
    listAttributes(element).some((attribute) => attribute.name === name),
  removeSubsets: (nodes) => nodes,
};

/** Whether a selector means something of what a page shows at first. Throws for one that cannot be judged. */
export function isOnFirstScreen(page: Document, selector: string): boolean {
  return selectOne(selector, page, { adapter: FIRST_SCREEN }) !== null;
}

/** The custom properties that the attributes of what a page shows at first read. */
export function* listReadProperties(node: Node): Generator<string> {
  for (const { value } of tree.isElementNode(node) ? listAttributes(node) : []) {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) yield name;
  }
  for (const child of listChildren(node)) yield* listReadProperties(child);
}
