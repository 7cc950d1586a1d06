import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { ChosenBrand } from '@high-street/owner';

import { SHARE_SCENES } from '../../app/art/share/share-scenes.ts';
import type { ShareScene } from '../../app/art/share/share-scene.tsx';
import { SHARE_SIZE } from '../../app/art/share/share-size.ts';
import { shareAddress } from '../../app/seo/share-address.ts';
import type { Page } from '../page.ts';
import { drawFavicon } from '../favicon.ts';

import { CHANGE_DATES } from './change-dates.ts';
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

const HOME = '/';
const HOME_ALIAS = '/home';
const LANDING = '/Landing';
const SCENES: ReadonlyMap<string, ShareScene> = new Map(Object.entries(SHARE_SCENES));

/** Where the site stands, whose it is, and whether the campaign page may be listed. */
type FoundOptions = {
  readonly origin: string;
  readonly brand: ChosenBrand;
  readonly isLandingIndexed: boolean;
};

/** A built page with what becomes of it: where it is known, whether it may be listed, and what its picture shows. */
type FoundPage = PageFacts & {
  readonly built: Page;
  /** The file that holds it is named after this. */
  readonly file: string;
  readonly isListed: boolean;
  /** Null for a page whose link nobody shares, such as the one for unknown addresses. */
  readonly scene: ShareScene | null;
};

/** Home stands at two addresses and is known by the first (decision 1). */
function knownAs(address: string): string {
  return address === HOME_ALIAS ? HOME : address;
}

function describe(built: Page, { brand, isLandingIndexed }: FoundOptions): FoundPage {
  const page = readPageFacts(built, brand.pack.name);
  const address = knownAs(page.address);
  const isListed = !page.isHidden && (address !== LANDING || isLandingIndexed);
  const scene = SCENES.get(address) ?? null;
  if (isListed && !scene) {
    throw new Error(
      `The page ${address} has no picture for shared links. Add a scene for it to app/art/share/share-scenes.ts.`,
    );
  }
  return { ...page, built, address, file: page.address, isListed, scene };
}

/** What the head of a page says of it to other sites and to search engines; '' for a page whose link nobody shares. */
function tagsOf(page: FoundPage, site: SiteFacts): string {
  const { address, headline, isListed, scene } = page;
  if (!scene) return '';
  const url = site.origin + address;
  const siteName = site.brand.name;
  const picture = {
    ...SHARE_SIZE,
    url: site.origin + shareAddress(address, 'png'),
    alt: `“${headline}”, and a drawn street with the shop ${siteName}.`,
  };
  return [
    listingTag(isListed, page, url),
    sharingTags(page, { url, siteName, picture }),
    isListed ? structuredDataTag(describePage(page, url, site)) : '',
  ].join('');
}

/** Writes a page's picture, and its tags for visitors who come to it from another page. They keep their addresses, as other sites keep these. */
async function writeShared(
  folder: string,
  page: FoundPage,
  { tags, paint }: { tags: string; paint: SharePainter },
): Promise<void> {
  if (!page.scene || page.file === HOME_ALIAS) return;
  const picture = join(folder, shareAddress(page.address, 'png'));
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(picture, await paint(page.scene, page));
  await writeFile(join(folder, shareAddress(page.address, 'xml')), tagsDocument(tags));
}

function entryOf(address: string, origin: string): SitemapEntry {
  const updated = CHANGE_DATES[address];
  if (updated) return { url: origin + address, updated };
  throw new Error(
    `The page ${address} may be listed by search engines but has no date of change. Add "updated" to its content, and the page to build-steps/found/change-dates.ts.`,
  );
}

/**
 * Lets the built pages be found and shared: puts into each what search engines and other sites read, and beside them
 * the pictures, the sitemap, robots.txt and security.txt. None of it is in a script: a change of route fetches the tags of
 * the page that it comes to (app/seo/shown-tags.ts).
 */
export async function makeFindable(
  built: readonly Page[],
  folder: string,
  options: FoundOptions,
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
  const listed = pages.filter(({ isListed, file }) => isListed && file !== HOME_ALIAS);
  const entries = listed.map(({ address }) => entryOf(address, origin));
  await writeFile(join(folder, 'sitemap.xml'), buildSitemap(entries));
  await writeFile(join(folder, 'robots.txt'), buildRobots(origin));
  await mkdir(join(folder, '.well-known'), { recursive: true });
  const { email } = brand.pack.support;
  const securityTxt = buildSecurityTxt(origin, email, new Date());
  await writeFile(join(folder, '.well-known/security.txt'), securityTxt);
}
