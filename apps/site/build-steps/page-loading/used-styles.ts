import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector from 'postcss-selector-parser';

import type { Document } from '../html.ts';

import { isAboveTheFold, listReadProperties } from './above-the-fold.ts';

/** Pseudo-classes that only say where an element is. */
const PLACES = new Set([
  ':root',
  ':where',
  ':is',
  ':has',
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
const STATES = /^(?:open|hidden|checked|disabled|data-scheme|data-motion|data-complete)$/;

/** States that come and go under the visitor's hand, or that scripts bring: by then all of the styles are there. */
const PASSING = /^(?::hover|:active|:disabled|:-moz-ui-invalid|:-moz-focusring)$/;

/** Pseudo-classes of which one of several alternatives is enough. */
const SEVERAL = new Set([':is', ':where', ':has']);

/** Parts that only some fields have, by the attribute that their elements have. */
const FIELD_PARTS: readonly (readonly [part: RegExp, attribute: string, value?: string])[] = [
  [/^::placeholder$/, 'placeholder'],
  [/^::file-selector-button$/, 'type', 'file'],
  [/^::-webkit-search/, 'type', 'search'],
  [/^::-webkit-(?:inner|outer)-spin/, 'type', 'number'],
  [/^::-webkit-(?:date|calendar)/, 'type', 'date'],
];

/** The field that has the part which a node of a selector names; undefined for what every element may have. */
function fieldOf({ value }: parseSelector.Node): parseSelector.Attribute | undefined {
  const known = FIELD_PARTS.find(([part]) => part.test(value ?? ''));
  if (!known) return undefined;
  const [, attribute, wanted] = known;
  const equals = { operator: '=', quoteMark: null } as const;
  return parseSelector.attribute({
    attribute,
    value: wanted,
    raws: {},
    ...(wanted === undefined ? {} : equals),
  });
}

/** Whether a selector, or one of several alternatives in one, is about a passing state. */
function isPassing(selector: parseSelector.Selector): boolean {
  return selector.some(({ type, value }) => type === 'pseudo' && PASSING.test(value ?? ''));
}

/** Whether a selector about another part is about its being used. */
function isAboutFocus(selector: parseSelector.Selector): boolean {
  return selector.some(({ type, value }) => type === 'pseudo' && value === ':focus');
}

/** Whether what it says is asked for not to be so. */
function isNegated(node: parseSelector.Node): boolean {
  for (let above = node.parent; above !== undefined; above = above.parent) {
    if (above.type === 'pseudo' && above.value === ':not') return true;
  }
  return false;
}

/** A selector without its alternatives that are about passing states; null if nothing is left of it. */
function dropPassing(selector: string): string | null {
  let isLeft = true;
  const left = parseSelector((root) => {
    if (root.some(isPassing)) isLeft = false;
    root.walkPseudos((pseudo) => {
      if (!SEVERAL.has(pseudo.value) || isNegated(pseudo)) return;
      const passing = pseudo.nodes.filter(
        (one) => isPassing(one) || (pseudo.value === ':has' && isAboutFocus(one)),
      );
      passing.forEach((alternative) => alternative.remove());
      if (pseudo.nodes.length === 0) isLeft = false;
    });
  }).processSync(selector);
  return isLeft ? left : null;
}

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
    const field = fieldOf(node);
    if (field) node.replaceWith(field);
    else if (isAlone(node)) node.replaceWith(parseSelector.universal());
    else node.remove();
  });
});

/** Leaves out what is for print, and the edges that forced colours get, which may come a moment later. */
function dropMedia(root: Root): void {
  root.walkAtRules('media', (rule) => {
    if (/^(?:print|\(forced-colors: ?active\))$/.test(rule.params)) rule.remove();
  });
}

/** Leaves out the movements that no rule names. */
function dropUnnamedKeyframes(root: Root): void {
  const names = new Set<string>();
  root.walkDecls((declaration) => {
    for (const [name] of declaration.value.matchAll(/[\w-]+/g)) names.add(name);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}

/** Leaves out the custom properties that neither a rule nor the page reads. */
function dropUnreadProperties(root: Root, page: Document): void {
  const READING = /var\((--[\w-]+)/g;
  const ofPage = [...listReadProperties(page)];
  for (;;) {
    const ofRules = [...root.toString().matchAll(READING)].map(([, property = '']) => property);
    const read = new Set([...ofPage, ...ofRules]);
    let dropped = 0;
    const drop = (name: string, node: ChildNode) => {
      if (read.has(name)) return;
      node.remove();
      dropped += 1;
    };
    root.walkDecls(/^--/, (declaration) => drop(declaration.prop, declaration));
    root.walkAtRules('property', (rule) => drop(rule.params, rule));
    if (dropped === 0) return;
  }
}

/** Whether it is in the layer in which Tailwind sets its own properties where `@property` is not known. */
function isInFallbacks(node: ChildNode): boolean {
  for (let above: unknown = node.parent; above instanceof postcss.Container; above = above.parent) {
    if (above instanceof postcss.AtRule && above.params === 'properties') return true;
  }
  return false;
}

/** Leaves out the custom properties that are registered without a value and set nowhere: whoever reads them has none. */
function dropUnsetProperties(root: Root): void {
  const isSet = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isInFallbacks(declaration)) isSet.add(declaration.prop);
  });
  const isUnset = (name: string) => !isSet.has(name);
  const dropped = new Set<string>();
  root.walkAtRules('property', (rule) => {
    if (!isUnset(rule.params) || /initial-value/.test(rule.toString())) return;
    dropped.add(rule.params);
    rule.remove();
  });
  root.walkDecls(/^--/, (declaration) => {
    if (dropped.has(declaration.prop)) declaration.remove();
  });
}

function dropEmptyRules(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

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
 * The critical CSS of a page: the rules of a stylesheet that can apply to what it shows at first, in whatever lasting
 * state its controls are. What only scripts add to the page has no styles in it, nor have print and browsers without
 * scripts, which read all of the styles. A selector that cannot be judged keeps its rule. A custom property stays if one
 * of these rules or the page reads it.
 */
export function usedStyles(css: string, page: Document): string {
  const known = new Map<string, boolean>();
  const isUsed = (selector: string): boolean => {
    const left = dropPassing(selector);
    if (left === null) return false;
    const lasting = dropStates.processSync(left).trim();
    let isThere = known.get(lasting);
    if (isThere === undefined) {
      try {
        isThere = isAboveTheFold(page, lasting);
      } catch {
        isThere = true;
      }
      known.set(lasting, isThere);
    }
    return isThere;
  };
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  dropMedia(root);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  dropUnnamedKeyframes(root);
  dropUnreadProperties(root, page);
  dropUnsetProperties(root);
  dropEmptyRules(root);
  dropEmpty(root);
  return root.toString();
}
