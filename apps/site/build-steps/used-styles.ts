import { selectOne } from 'css-select';
import { parse } from 'parse5';
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter';
import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Pseudo-classes that only say where an element stands. */
const PLACES = new Set([
  ':root',
  ':where',
  ':is',
  ':first-child',
  ':last-child',
  ':only-child',
  ':nth-child',
  ':nth-last-child',
  ':first-of-type',
  ':last-of-type',
  ':nth-of-type',
]);
/** Attributes that browsers and the scripts inside a page set. */
const STATES = /^(?:open|hidden|checked|disabled|data-scheme|data-motion|data-whole)$/;

/** Whether nothing else in its selector says which element is meant. */
function isAlone(node: parseSelector.Node): boolean {
  const isEdge = (beside: parseSelector.Node | undefined) =>
    beside === undefined || beside.type === 'combinator';
  return isEdge(node.prev()) && isEdge(node.next());
}

/** Leaves of a selector what the page's HTML alone decides. */
const dropStates = parseSelector((root) => {
  root.walk((node) => {
    const isState =
      (node.type === 'pseudo' && !PLACES.has(node.value)) ||
      (node.type === 'attribute' && STATES.test(node.attribute));
    if (!isState) return;
    if (isAlone(node)) node.replaceWith(parseSelector.universal());
    else node.remove();
  });
});

function isInKeyframes({ parent }: ChildNode): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

function dropEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    let inner: typeof rule | undefined = rule;
    while (inner?.nodes?.length === 0) {
      const above: unknown = inner.parent;
      inner.remove();
      inner = above instanceof postcss.AtRule ? above : undefined;
    }
  });
}

/**
 * The rules of a stylesheet that can apply to a page as it is delivered, in whatever state its controls are. What only
 * scripts add to the page has no styles in it. A selector that cannot be judged keeps its rule.
 */
export function usedStyles(css: string, html: string): string {
  const page = parse(html, { treeAdapter, scriptingEnabled: false });
  const known = new Map<string, boolean>();
  const isUsed = (selector: string): boolean => {
    const lasting = dropStates.processSync(selector).trim();
    let isThere = known.get(lasting);
    if (isThere === undefined) {
      try {
        isThere = selectOne(lasting, page) !== null;
      } catch {
        isThere = true;
      }
      known.set(lasting, isThere);
    }
    return isThere;
  };
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  dropEmpty(root);
  return root.toString();
}
