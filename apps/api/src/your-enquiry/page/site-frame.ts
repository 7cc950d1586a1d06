import type { StaticFiles } from '@high-street/server/static';

import { readPageLook } from '#/pages/index.ts';

/** The page whose forms and styles these pages share: it has each kind of field. */
const STYLED_PAGE = '/onboarding';
/** A page whose header marks no link as the one of this page. */
const FRAMED_PAGE = '/404';

/** What runs nothing, as these pages may: pictures are there at once, and switches that need a script are not. */
const WITHOUT_SCRIPTS: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/<noscript\b[^>]*>.*?<\/noscript>/gs, ''],
  [/<script\b.*?<\/script>/gs, ''],
  [/<fieldset class="scheme-switch\b.*?<\/fieldset>/gs, ''],
  [/<button type="button" class="footer-switch\b.*?<\/button>/gs, ''],
  [/<!--.*?-->/gs, ''],
  [/data-lazy-href=/g, 'href='],
];

/** What the built site lends to pages that the service renders; all of it empty while the site is not built. */
export type SiteFrame = {
  readonly stylesheets: readonly string[];
  readonly icon: string | null;
  /** The markup of its header and footer, which is ours and holds nothing that anybody typed. */
  readonly header: string;
  readonly footer: string;
};

function partOf(page: string, pattern: RegExp): string {
  const [part = ''] = pattern.exec(page) ?? [];
  return WITHOUT_SCRIPTS.reduce((text, [found, by]) => text.replaceAll(found, by), part);
}

/** Reads the frame of the built site from its own pages, so that the two never look apart. */
export function readSiteFrame(site: StaticFiles): SiteFrame {
  const textOf = (path: string) => site.get(path)?.bodies.get('identity')?.toString() ?? '';
  const framed = textOf(FRAMED_PAGE);
  const styles = [FRAMED_PAGE, STYLED_PAGE].map((path) => readPageLook(site, path));
  return {
    stylesheets: [...new Set(styles.flatMap(({ stylesheets }) => stylesheets))],
    icon: styles[0]?.icon ?? null,
    header: partOf(framed, /<header\b.*?<\/header>/s),
    footer: partOf(framed, /<footer\b.*?<\/footer>/s),
  };
}
