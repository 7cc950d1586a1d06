import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import type { Graph } from 'schema-dts';

import { elementsOf, type Document } from '../html.ts';

import type { PageFacts } from './page-facts.ts';

/** The picture that stands for a page where its link is shared. */
export type SharedPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

// Tags are closed as in XML: a build also writes them into a document of their own.

/** What tells search engines the address of a page, or to leave it out. */
export function listingTag(isListed: boolean, url: string): string {
  if (isListed) return `<link id="listing" rel="canonical" href="${escapeAttribute(url)}" />`;
  return '<meta id="listing" name="robots" content="noindex" />';
}

/** What sites that show links read: Open Graph, and the one line of X's own. */
export function sharingTags(
  { title, description }: PageFacts,
  { url, siteName, picture }: { url: string; siteName: string; picture: SharedPicture },
): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': 'en_GB',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': picture.url,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
  };
  const openGraph = Object.entries(properties).map(
    ([property, content]) =>
      `<meta property="${property}" content="${escapeAttribute(content)}" />`,
  );
  return [...openGraph, '<meta name="twitter:card" content="summary_large_image" />'].join('');
}

const JSON_IN_BLOCK = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gs;

/**
 * Structured data as a block that no browser runs; nothing in it can end the block. Other markup in it stays as it is,
 * since the page says the same words in the same markup, which then pack as one.
 */
export function structuredDataTag(data: Graph): string {
  const json = JSON.stringify(data).replaceAll(/<(?=!--|\/?script)/gi, String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** The text of a block as XML has it, where no element's text is taken as it stands. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The tags as a document of their own, for pages that are come to without being loaded. */
export function tagsDocument(tags: string): string {
  const wellFormed = tags.replaceAll(JSON_IN_BLOCK, escapeText);
  return `<head xmlns="http://www.w3.org/1999/xhtml">${wellFormed}</head>`;
}

/** Gives a page the tags as the last of its head: React adopts what it knows there and leaves the rest alone. */
export function addToHead(page: Document, tags: string): void {
  const head = [...elementsOf(page)].find(({ tagName }) => tagName === 'head');
  if (!head) throw new Error('A built page has no head to add to.');
  for (const tag of parseFragment(tags).childNodes) tree.appendChild(head, tag);
}
