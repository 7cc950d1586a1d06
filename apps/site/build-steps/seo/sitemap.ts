import { escapeText } from './head-tags.ts';

/** An address that search engines may list, with the day on which its content last changed. */
export type SitemapEntry = { readonly url: string; readonly updated: string };

/** The sitemap, as sitemaps.org has it; no priorities and frequencies, which nobody can know. */
export function buildSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, updated }) =>
      `  <url><loc>${escapeText(url)}</loc><lastmod>${updated}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** What robots may read: everything, since a page that is not to be listed can only say so to who reads it. */
export function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
