import { compile, selectOne, type Options } from 'css-select';
import { defaultTreeAdapter as tree } from 'parse5';

import { PARTS_BELOW_THE_FOLD } from '../../app/page-loading/markers.ts';
import { readAttribute, type Document, type Element, type Node } from '../html.ts';

type Adapter = NonNullable<Options<Node, Element>['adapter']>;

/** The tree of a page as css-select reads it. */
const PAGE: Adapter = {
  isTag: (node) => tree.isElementNode(node),
  getName: ({ tagName }) => tagName,
  getChildren: (node) => ('childNodes' in node ? node.childNodes : []),
  getParent: ({ parentNode }) => parentNode,
  getSiblings: (node) =>
    'parentNode' in node && node.parentNode ? node.parentNode.childNodes : [node],
  getText: () => '',
  getAttributeValue: (element, name) => readAttribute(element, name) ?? undefined,
  hasAttrib: (element, name) => readAttribute(element, name) !== null,
  removeSubsets: (nodes) => nodes,
};

const isBelowTheFold = compile(PARTS_BELOW_THE_FOLD, { adapter: PAGE });

/** Whether an element is a closed menu: somebody opens it by when all of the styles are there. */
function isClosed(element: Element): boolean {
  return readAttribute(element, 'popover') !== null;
}

/** What is seen of an element at first: nothing of parts below the fold, of menus and of what is for browsers without scripts. */
function listChildren(node: Node): Node[] {
  if (!tree.isElementNode(node)) return PAGE.getChildren(node);
  const isEmpty = node.tagName === 'noscript' || isClosed(node) || isBelowTheFold(node);
  return isEmpty ? [] : node.childNodes;
}

const ABOVE_THE_FOLD: Adapter = {
  ...PAGE,
  getChildren: listChildren,
  getAttributeValue: (element, name) =>
    isClosed(element) ? undefined : PAGE.getAttributeValue(element, name),
  hasAttrib: (element, name) => !isClosed(element) && PAGE.hasAttrib(element, name),
};

/** Whether a selector means something that a page shows at first. Throws for one that cannot be judged. */
export function isAboveTheFold(page: Document, selector: string): boolean {
  return selectOne(selector, page, { adapter: ABOVE_THE_FOLD }) !== null;
}

/** The custom properties that the attributes of what a page shows at first read. */
export function* listReadProperties(node: Node): Generator<string> {
  for (const { value } of tree.isElementNode(node) && !isClosed(node) ? node.attrs : []) {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) yield name;
  }
  for (const child of listChildren(node)) yield* listReadProperties(child);
}
