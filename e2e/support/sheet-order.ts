import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { ROUTES } from './routes.ts';

const SITE = new URL('../../apps/site/build/client/', import.meta.url);

/** A rule of a stylesheet, with what it sets as a browser spells it out. */
type Rule = { readonly href: string; readonly selector: string; readonly sets: readonly string[] };

/** Addresses of the stylesheets that the file of a page names. */
async function listSheets(path: string): Promise<string[]> {
  const text = await readFile(new URL(`.${path.replace(/\/$/, '')}/index.html`, SITE), 'utf8');
  const links = text.matchAll(/<link rel="stylesheet" href="([^"]+)/g);
  return [...new Set([...links].map(([, href = '']) => href))];
}

/** The rules of stylesheets; what is no rule of elements is said to reach every page, but for animations, which are named. */
async function readRules(page: Page, hrefs: readonly string[]): Promise<Rule[]> {
  const texts = hrefs.map(
    async (href) => [href, await readFile(new URL(`.${href}`, SITE), 'utf8')] as const,
  );
  return page.evaluate(
    (sheets) => {
      const list = (href: string, rules: CSSRuleList): Rule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule)
            return [{ href, selector: rule.selectorText, sets: [...rule.style] }];
          if (rule instanceof CSSKeyframesRule) return [];
          return rule instanceof CSSGroupingRule
            ? list(href, rule.cssRules)
            : [{ href, selector: ':root', sets: [rule.cssText] }];
        });
      return sheets.flatMap(([href, text]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return list(href, sheet.cssRules);
      });
    },
    await Promise.all(texts),
  );
}

/** All that the stylesheets of a page set. */
export async function listSetProperties(page: Page, path: string): Promise<string[]> {
  const rules = await readRules(page, await listSheets(path));
  return [...new Set(rules.flatMap(({ sets }) => sets))];
}

/** What a selector says of states: hovered or not, before or after. */
const STATES = [
  /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
  /::[\w-]+(?:\([^()]*\))?/g,
  /:(?:hover|active|focus(?:-visible|-within)?|checked|disabled|open|popover-open)\b/g,
  /:(?:indeterminate|placeholder-shown|user-invalid)\b/g,
];

/** A selector of all elements that a rule reaches in whatever state they are, and perhaps of more. */
function inAnyState(selector: string): string {
  return STATES.reduce((rest, state) => rest.replaceAll(state, ':is(*)'), selector);
}

/** Stylesheets that the page has read, whether its file names them or something that came later asked for them. */
async function listRead(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  return hrefs.flatMap((href) => (href === null ? [] : [new URL(href).pathname]));
}

/** The stylesheets that the page has read more than once: what is said again comes last, and its styles are computed anew. */
export async function listRepeatedSheets(page: Page): Promise<string[]> {
  const read = await listRead(page);
  return read.filter((href, at) => read.indexOf(href) < at);
}

/** The stylesheets that pages name, and whether all of them name one. */
async function listAllSheets() {
  const sheets = await Promise.all(ROUTES.map(({ path }) => listSheets(path)));
  return {
    all: new Set(sheets.flat()),
    isCommon: (href: string) => sheets.every((some) => some.includes(href)),
  };
}

/** How many rules of other pages' stylesheets were looked at, and those that reach an element of this page in any state or window. */
export async function listReachingRules(
  page: Page,
): Promise<{ looked: number; reaching: readonly string[] }> {
  const read = await listRead(page);
  const { all: named, isCommon } = await listAllSheets();
  const others = [...named].filter((href) => !read.includes(href) && !isCommon(href));
  const rules = (await readRules(page, others)).map(
    ({ href, selector }) => [inAnyState(selector), `${selector} of ${href}`] as const,
  );
  const reaching = await page.evaluate(
    (all) => all.filter(([selector]) => document.querySelector(selector)).map(([, name]) => name),
    rules,
  );
  return { looked: rules.length, reaching };
}

/** What the stylesheets of a page change that not all pages have, when they come in another order; nothing must move. */
export async function listChangesOfOrder(page: Page): Promise<string[]> {
  const { isCommon } = await listAllSheets();
  const own = [...new Set(await listRead(page))].filter((href) => !isCommon(href));
  const rules = (await readRules(page, own)).map(({ href, selector, sets }) => ({
    href,
    selector: inAnyState(selector),
    sets,
  }));
  return page.evaluate(
    async ([hrefs, all]) => {
      const setBy = new Map<Element, Map<string, Set<string>>>();
      for (const { href, selector, sets } of all) {
        for (const element of document.querySelectorAll(selector)) {
          const found = setBy.get(element) ?? new Map<string, Set<string>>();
          setBy.set(element, found);
          for (const name of sets) found.set(name, (found.get(name) ?? new Set()).add(href));
        }
      }
      const contested = [...setBy].flatMap(([element, found]) =>
        [...found].flatMap(([name, by]) => (by.size > 1 ? [[element, name] as const] : [])),
      );
      if (contested.length === 0) return [];
      const readStyles = () =>
        contested.flatMap(([element, name]) =>
          ['', '::before', '::after'].map((part) => {
            const value = getComputedStyle(element, part).getPropertyValue(name);
            return `${element.localName}.${element.getAttribute('class')}${part} ${name}: ${value}`;
          }),
        );
      const before = readStyles();
      const links = hrefs.map((href) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
      const areRead = links.map(
        (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
      );
      document.head.append(...links);
      await Promise.all(areRead);
      const changed = readStyles().filter((style, index) => style !== before[index]);
      links.forEach((link) => link.remove());
      return changed;
    },
    [own.toReversed(), rules] as const,
  );
}

/** Stylesheets that the page names for later and has not read. */
export async function listMissingStyles(page: Page): Promise<string[]> {
  return page
    .locator('link[data-deferred-styles]')
    .evaluateAll((links) =>
      links.filter((link) => link instanceof HTMLLinkElement && !link.sheet).map(String),
    );
}
