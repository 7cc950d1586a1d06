import type { ShareScene } from '#/art/share/share-scene.tsx';
import * as brandMarketing from '#/pages/brand-marketing/content.ts';
import * as catalogue from '#/pages/catalogue/content.ts';
import * as enquiry from '#/pages/enquiry/content.ts';
import * as faqs from '#/pages/faqs/content.ts';
import * as home from '#/pages/home/content.ts';
import * as insights from '#/pages/insights/content.ts';
import * as landing from '#/pages/landing/content.ts';
import * as meetOurTeam from '#/pages/meet-our-team/content.ts';
import * as onboarding from '#/pages/onboarding/content.ts';
import * as onlineOrdering from '#/pages/online-ordering/content.ts';
import * as pricing from '#/pages/pricing/content.ts';
import * as qrCodes from '#/pages/qr-codes/content.ts';
import * as rewards from '#/pages/rewards/content.ts';
import * as smartBooking from '#/pages/smart-booking/content.ts';
import * as solutions from '#/pages/solutions/content.ts';
import * as team from '#/pages/team/content.ts';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

/** What search engines may do with a page: only one that they may list needs a date of change. */
type Listing =
  | {
      /** 'as set': the owner decides (`isLandingIndexed`). */
      readonly isIndexed: true | 'as set';
      /** When its words last changed. */
      readonly updated: ChangeDate;
    }
  | { readonly isIndexed: false };

/** One page of the site. Scripts of pages never import this list: each would carry the words of all. */
export type SitePage = Listing & {
  readonly path: string;
  /** A second address of the same page. */
  readonly alias?: string;
  /** Its folder in `app/pages`, which holds its `route.tsx` and its `content.ts`. */
  readonly folder: string;
  /** What search engines and tabs call it. */
  readonly page: PageWords;
  readonly heading: string;
  /** What the picture shows where its link is shared. */
  readonly share: ShareScene;
};

/** What is said of a page that search engines may list. */
function toIndexed(page: PageWords, updated: ChangeDate, heading: string) {
  return { page, updated, heading, isIndexed: true } as const;
}

/** Every page of the site, in the order of the site's map. */
export const PAGES: readonly SitePage[] = [
  {
    path: '/',
    alias: '/home',
    folder: 'home',
    ...toIndexed(home.page, home.updated, home.hero.title),
    share: { shop: 'bakery', beside: 'salon', prop: 'bicycle', sky: 'butter' },
  },
  {
    path: '/product/brand-marketting', // literal
    folder: 'brand-marketing',
    ...toIndexed(brandMarketing.page, brandMarketing.updated, brandMarketing.hero.title),
    share: { shop: 'juice', beside: 'grocer', prop: 'megaphone', sky: 'blush' },
  },
  {
    path: '/product/online-order-and-delivery',
    folder: 'online-ordering',
    ...toIndexed(onlineOrdering.page, onlineOrdering.updated, onlineOrdering.hero.title),
    share: { shop: 'kitchen', beside: 'florist', prop: 'van', sky: 'butter' },
  },
  {
    path: '/product/data-driven-insights',
    folder: 'insights',
    ...toIndexed(insights.page, insights.updated, insights.hero.title),
    share: { shop: 'grocer', beside: 'farm', prop: 'till', sky: 'dusk' },
  },
  {
    path: '/product/rewards-and-loyality-points', // literal
    folder: 'rewards',
    ...toIndexed(rewards.page, rewards.updated, rewards.hero.title),
    share: { shop: 'bakery', beside: 'juice', prop: 'stampCard', sky: 'leaf' },
  },
  {
    path: '/product/smart-booking-system',
    folder: 'smart-booking',
    ...toIndexed(smartBooking.page, smartBooking.updated, smartBooking.hero.title),
    share: { shop: 'salon', beside: 'kitchen', prop: 'calendar', sky: 'sky' },
  },
  {
    path: '/product/catalog-management',
    folder: 'catalogue',
    ...toIndexed(catalogue.page, catalogue.updated, catalogue.hero.title),
    share: { shop: 'farm', beside: 'bakery', prop: 'crates', sky: 'leaf' },
  },
  {
    path: '/product/qr-code-promotions',
    folder: 'qr-codes',
    ...toIndexed(qrCodes.page, qrCodes.updated, qrCodes.hero.title),
    share: { shop: 'kitchen', beside: 'juice', prop: 'code', sky: 'blush' },
  },
  {
    path: '/enquiry',
    folder: 'enquiry',
    ...toIndexed(enquiry.page, enquiry.updated, enquiry.heading.title),
    share: { shop: 'florist', beside: 'salon', prop: 'telephone', sky: 'sky' },
  },
  {
    path: '/onboarding',
    folder: 'onboarding',
    ...toIndexed(onboarding.page, onboarding.updated, onboarding.title),
    share: { shop: 'juice', beside: 'bakery', prop: 'openBoard', sky: 'butter' },
  },
  {
    path: '/pricing',
    folder: 'pricing',
    ...toIndexed(pricing.page, pricing.updated, pricing.words.title),
    share: { shop: 'grocer', beside: 'kitchen', prop: 'coins', sky: 'leaf' },
  },
  {
    path: '/solutions',
    folder: 'solutions',
    ...toIndexed(solutions.page, solutions.updated, solutions.hero.title),
    share: { shop: 'farm', beside: 'juice', prop: 'topiary', sky: 'day' },
  },
  {
    path: '/faqs',
    folder: 'faqs',
    ...toIndexed(faqs.page, faqs.updated, faqs.hero.title),
    share: { shop: 'bakery', beside: 'farm', prop: 'askBoard', sky: 'sky' },
  },
  {
    path: '/team',
    folder: 'team',
    ...toIndexed(team.page, team.updated, team.intro.title),
    share: { shop: 'salon', beside: 'grocer', prop: 'bell', sky: 'blush' },
  },
  {
    path: '/Landing',
    folder: 'landing',
    page: landing.page,
    updated: landing.updated,
    heading: landing.hero.title,
    isIndexed: 'as set',
    share: { shop: 'florist', beside: 'bakery', prop: 'bag', sky: 'dusk' },
  },
  {
    path: '/meet-our-team',
    folder: 'meet-our-team',
    page: meetOurTeam.page,
    heading: meetOurTeam.experts.title,
    isIndexed: false,
    share: { shop: 'kitchen', beside: 'salon', prop: 'topiary', sky: 'butter' },
  },
];

/** Whether search engines may list a page, where the owner decides so or not of the campaign page. */
export function mayBeListed({ isIndexed }: Pick<SitePage, 'isIndexed'>, isLandingIndexed: boolean) {
  return isIndexed === 'as set' ? isLandingIndexed : isIndexed;
}

/** Addresses that people would rightly guess, and where they lead for good. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/product/brand-marketing', '/product/brand-marketting'],
  ['/product/rewards-and-loyalty-points', '/product/rewards-and-loyality-points'],
  ['/landing', '/Landing'],
];

/** Every address of the site's pages. */
export const ADDRESSES = PAGES.flatMap(({ path, alias }) => (alias ? [path, alias] : [path]));
