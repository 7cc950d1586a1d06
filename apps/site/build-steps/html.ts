import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html } from 'parse5';

export type Node = Html.Node;

/** An element of a page that was read. */
export type Element = Html.Element;

export type Document = Html.Document;

/** The value of an attribute, or null. */
export function readAttribute(element: Element, name: string): string | null {
  return element.attrs.find((entry) => entry.name === name)?.value ?? null;
}

/** All elements below, in the order of the page. */
export function* elementsOf(parent: Html.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** The text directly in an element, as a browser reads it. */
export function readOwnText(element: Element): string {
  return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
}
