import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { listChangedStyles } from './computed-styles.ts';
import { ROUTES } from './routes.ts';

const SITE = new URL('../../apps/site/build/client/', import.meta.url);

/** Addresses of the stylesheets that the file of a page names. */
async function listSheets(path: string): Promise<string[]> {
  const text = await readFile(new URL(`.${path.replace(/\/$/, '')}/index.html`, SITE), 'utf8');
  const links = text.matchAll(/<link rel="stylesheet" href="([^"#]+)/g);
  return [...new Set([...links].map(([, href = '']) => href))];
}

/** What the stylesheets set, as a browser spells it out. */
async function listProperties(page: Page, hrefs: readonly string[]): Promise<string[]> {
  const texts = hrefs.map((href) => readFile(new URL(`.${href}`, SITE), 'utf8'));
  return page.evaluate(
    (all) => {
      const found = new Set<string>();
      const look = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if ('style' in rule && rule.style instanceof CSSStyleDeclaration)
            for (const name of rule.style) found.add(name);
          if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) look(rule.cssRules);
        }
      };
      for (const text of all) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        look(sheet.cssRules);
      }
      return [...found];
    },
    await Promise.all(texts),
  );
}

/** All that the stylesheets of a page set, as a browser spells it out. */
export async function listSetProperties(page: Page, path: string): Promise<string[]> {
  return listProperties(page, await listSheets(path));
}

/** Adds stylesheets after all that are there, as changes of pages do, and waits until they are read. */
async function addSheets(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const links = all.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.dataset['added'] = '';
      return link;
    });
    const areRead = links.map(
      (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
    );
    // All at once: the page is styled anew for each that comes.
    document.head.append(...links);
    await Promise.all(areRead);
  }, hrefs);
}

/** Stylesheets that the page names for later and has not read. */
export async function listMissingStyles(page: Page): Promise<string[]> {
  return page
    .locator('link[data-deferred-styles]')
    .evaluateAll((links) =>
      links.filter((link) => link instanceof HTMLLinkElement && !link.sheet).map(String),
    );
}

/** How many elements of a page were compared, and those that other stylesheets or another order of them would change. */
export type SheetOrder = { readonly compared: number; readonly changed: readonly string[] };

/** Adds the stylesheets of all other pages to a page at rest, first after its own, then before them in another order, and takes them out again. */
export async function compareSheetOrders(page: Page, path: string): Promise<SheetOrder> {
  const own = await listSheets(path);
  const all = await Promise.all(ROUTES.map((route) => listSheets(route.path)));
  // What all pages have stands before everything, whichever comes first.
  const isSpecial = (href: string) => !all.every((sheets) => sheets.includes(href));
  const others = all.flat().filter((href) => isSpecial(href) && !own.includes(href));
  const properties = await listProperties(page, [...new Set(all.flat())]);
  const compared = (await listChangedStyles(page, '', properties)).length;
  await addSheets(page, others);
  const byOthers = await listChangedStyles(page, '', properties);
  await addSheets(page, own.filter(isSpecial).toReversed());
  const byOrder = await listChangedStyles(page, '', properties);
  await page
    .locator('link[data-added]')
    .evaluateAll((links) => links.forEach((link) => link.remove()));
  return { compared, changed: [...byOthers, ...byOrder] };
}
