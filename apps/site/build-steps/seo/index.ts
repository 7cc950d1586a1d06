import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { ChosenBrand } from '@high-street/owner';

import { SHARE_SIZE } from '../../app/art/share/share-size.ts';
import { mayBeListed, PAGES, type SitePage } from '../../app/pages.ts';
import { shareAddress } from '../../app/seo/share-address.ts';
import type { Page } from '../page.ts';
import { drawFavicon } from '../favicon.ts';

import {
  addToHead,
  listingTag,
  sharingTags,
  structuredDataTag,
  tagsDocument,
} from './head-tags.ts';
import { iconTags } from './icons.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';
import { buildSecurityTxt } from './security-txt.ts';
import { createSharePainter, type SharePainter } from './share-picture.ts';
import { buildRobots, buildSitemap, type SitemapEntry } from './sitemap.ts';
import { describePage, type SiteFacts } from './structured-data.ts';

/** The site's address, whose it is, and whether the campaign page may be listed. */
type SeoOptions = {
  readonly origin: string;
  readonly brand: ChosenBrand;
  readonly isLandingIndexed: boolean;
};

/** A built page with its record: search engines and other sites know it by its first address. */
type IndexedPage = PageFacts & {
  readonly built: Page;
  /** Where it was built; its file is named after this. */
  readonly builtAt: string;
  /** Undefined for what is no page of the site, such as the one for unknown addresses. */
  readonly record: SitePage | undefined;
  readonly isListed: boolean;
};

function describe(built: Page, { brand, isLandingIndexed }: SeoOptions): IndexedPage {
  const page = readPageFacts(built, brand.pack.name);
  const builtAt = page.address;
  const record = PAGES.find(({ path, alias }) => path === builtAt || alias === builtAt);
  return {
    ...page,
    built,
    address: record?.path ?? builtAt,
    builtAt,
    record,
    isListed: record !== undefined && mayBeListed(record, isLandingIndexed),
  };
}

/** What the head of a page says of it to other sites and to search engines; '' for what is no page of the site. */
function tagsOf(page: IndexedPage, site: SiteFacts): string {
  const { address, headline, isListed, record } = page;
  if (!record) return '';
  const url = site.origin + address;
  const siteName = site.brand.name;
  const picture = {
    ...SHARE_SIZE,
    url: site.origin + shareAddress(address, 'png'),
    alt: `“${headline}”, and a drawn street with the shop ${siteName}.`,
  };
  return [
    listingTag(isListed, url),
    sharingTags(page, { url, siteName, picture }),
    isListed ? structuredDataTag(describePage(page, url, site)) : '',
  ].join('');
}

/** Writes a page's picture, and its tags for visitors who come to it from another page. They keep their addresses, as other sites keep these. */
async function writeShared(
  folder: string,
  page: IndexedPage,
  { tags, paint }: { tags: string; paint: SharePainter },
): Promise<void> {
  if (!page.record || page.builtAt !== page.address) return;
  const picture = join(folder, shareAddress(page.address, 'png'));
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(picture, await paint(page.record.share, page));
  await writeFile(join(folder, shareAddress(page.address, 'xml')), tagsDocument(tags));
}

function entriesOf(
  { builtAt, address, isListed, record }: IndexedPage,
  origin: string,
): SitemapEntry[] {
  if (!record?.isIndexed || !isListed || builtAt !== address) return [];
  return [{ url: origin + address, updated: record.updated }];
}

/**
 * Lets the built pages be found and shared: puts into each what search engines and other sites read, and beside them
 * the pictures, the sitemap, robots.txt and security.txt. None of it is in a script: a change of route fetches the tags of
 * the page that it comes to (app/seo/shown-tags.ts).
 */
export async function writeSeoMetadata(
  built: readonly Page[],
  folder: string,
  options: SeoOptions,
): Promise<void> {
  const { origin, brand } = options;
  const pages = built.map((page) => describe(page, options));
  const paint = await createSharePainter(brand);
  const icons = iconTags(await drawFavicon(brand));
  for (const page of pages) {
    const tags = tagsOf(page, { origin, brand: brand.pack });
    addToHead(page.built.document, icons + tags);
    await writeShared(folder, page, { tags, paint });
  }
  const entries = pages.flatMap((page) => entriesOf(page, origin));
  await writeFile(join(folder, 'sitemap.xml'), buildSitemap(entries));
  await writeFile(join(folder, 'robots.txt'), buildRobots(origin));
  await mkdir(join(folder, '.well-known'), { recursive: true });
  const { email } = brand.pack.support;
  const securityTxt = buildSecurityTxt(origin, email, new Date());
  await writeFile(join(folder, '.well-known/security.txt'), securityTxt);
}
