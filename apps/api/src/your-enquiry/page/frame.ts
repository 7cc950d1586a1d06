import { markup, trustMarkup, type Markup } from '#/pages/index.ts';

import { renderScene } from './scene.ts';
import type { SiteFrame } from './site-frame.ts';
import { WORDS } from './words.ts';

/** What every page is put into. */
export type PageFrame = {
  readonly brandName: string;
  readonly site: SiteFrame;
  /** The address of the pages' own styles. */
  readonly style: string;
};

/** What a page says: its name for tabs, and what stands in its two halves. */
export type PageParts = {
  readonly title: string;
  readonly words: Markup;
  /** What hangs in the shop; the bare counter when absent. */
  readonly receipt?: Markup | undefined;
};

function renderHead(title: string, { brandName, site, style }: PageFrame): Markup {
  const styles = [...site.stylesheets, style].map(
    (href) => markup`<link rel="stylesheet" href="${href}">`,
  );
  const icon = site.icon
    ? markup`<link rel="icon" href="${site.icon}" type="image/svg+xml">`
    : null;
  return markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} | ${brandName}</title>${icon}${styles}</head>`;
}

/** A page of the site, with its header and footer; it runs nothing. */
export function renderPage({ title, words, receipt }: PageParts, frame: PageFrame): string {
  return markup`<!doctype html>
<html lang="en-GB">${renderHead(title, frame)}
<body class="your-enquiry"><a class="absolute -top-24 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-bg focus:top-2" href="#main">${WORDS.skip}</a>
${trustMarkup(frame.site.header)}
<main id="main" class="your-enquiry-halves"><div class="your-enquiry-words">${words}</div>${renderScene(receipt ?? null)}</main>
${trustMarkup(frame.site.footer)}</body></html>
`.toString();
}
