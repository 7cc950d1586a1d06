import type { StaticFiles } from '@high-street/server/static';

/** What makes a result page look like the site; an empty list is a page without styles. */
export type PageLook = { readonly stylesheets: readonly string[]; readonly icon: string | null };

const LINK = /<link\b[^>]*>/g;
const IS_STYLESHEET = /\brel="stylesheet"/;
const HREF = /\bhref="([^"#?]+)/;
const ICON = '/favicon.svg';

/** The styles of a prerendered page of the built site; none when the site is not built. */
export function readPageLook(site: StaticFiles, path: string): PageLook {
  const page = site.get(path)?.bodies.get('identity')?.toString() ?? '';
  const addresses = Array.from(page.matchAll(LINK), ([link]) => link)
    .filter((link) => IS_STYLESHEET.test(link))
    .flatMap((link) => HREF.exec(link)?.[1] ?? [])
    .filter((href) => site.has(href));
  return { stylesheets: [...new Set(addresses)], icon: site.has(ICON) ? ICON : null };
}
