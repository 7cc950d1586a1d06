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

/** Every page of the site, in the order of the site's map. */
export const PAGES: readonly SitePage[] = [
  {
    path: '/',
    alias: '/home',
    folder: 'home',
    page: home.page,
    updated: home.updated,
    heading: home.hero.title,
    isIndexed: true,
    share: { shop: 'bakery', beside: 'salon', prop: 'bicycle', sky: 'butter' },
  },
  {
    path: '/product/brand-marketting', // literal
    folder: 'brand-marketing',
    page: brandMarketing.page,
    updated: brandMarketing.updated,
    heading: brandMarketing.hero.title,
    isIndexed: true,
    share: { shop: 'juice', beside: 'grocer', prop: 'megaphone', sky: 'blush' },
  },
  {
    path: '/product/online-order-and-delivery',
    folder: 'online-ordering',
    page: onlineOrdering.page,
    updated: onlineOrdering.updated,
    heading: onlineOrdering.hero.title,
    isIndexed: true,
    share: { shop: 'kitchen', beside: 'florist', prop: 'van', sky: 'butter' },
  },
  {
    path: '/product/data-driven-insights',
    folder: 'insights',
    page: insights.page,
    updated: insights.updated,
    heading: insights.hero.title,
    isIndexed: true,
    share: { shop: 'grocer', beside: 'farm', prop: 'till', sky: 'dusk' },
  },
  {
    path: '/product/rewards-and-loyality-points', // literal
    folder: 'rewards',
    page: rewards.page,
    updated: rewards.updated,
    heading: rewards.hero.title,
    isIndexed: true,
    share: { shop: 'bakery', beside: 'juice', prop: 'stampCard', sky: 'leaf' },
  },
  {
    path: '/product/smart-booking-system',
    folder: 'smart-booking',
    page: smartBooking.page,
    updated: smartBooking.updated,
    heading: smartBooking.hero.title,
    isIndexed: true,
    share: { shop: 'salon', beside: 'kitchen', prop: 'calendar', sky: 'sky' },
  },
  {
    path: '/product/catalog-management',
    folder: 'catalogue',
    page: catalogue.page,
    updated: catalogue.updated,
    heading: catalogue.hero.title,
    isIndexed: true,
    share: { shop: 'farm', beside: 'bakery', prop: 'crates', sky: 'leaf' },
  },
  {
    path: '/product/qr-code-promotions',
    folder: 'qr-codes',
    page: qrCodes.page,
    updated: qrCodes.updated,
    heading: qrCodes.hero.title,
    isIndexed: true,
    share: { shop: 'kitchen', beside: 'juice', prop: 'code', sky: 'blush' },
  },
  {
    path: '/enquiry',
    folder: 'enquiry',
    page: enquiry.page,
    updated: enquiry.updated,
    heading: enquiry.heading.title,
    isIndexed: true,
    share: { shop: 'florist', beside: 'salon', prop: 'telephone', sky: 'sky' },
  },
  {
    path: '/onboarding',
    folder: 'onboarding',
    page: onboarding.page,
    updated: onboarding.updated,
    heading: onboarding.title,
    isIndexed: true,
    share: { shop: 'juice', beside: 'bakery', prop: 'openBoard', sky: 'butter' },
  },
  {
    path: '/pricing',
    folder: 'pricing',
    page: pricing.page,
    updated: pricing.updated,
    heading: pricing.words.title,
    isIndexed: true,
    share: { shop: 'grocer', beside: 'kitchen', prop: 'coins', sky: 'leaf' },
  },
  {
    path: '/solutions',
    folder: 'solutions',
    page: solutions.page,
    updated: solutions.updated,
    heading: solutions.hero.title,
    isIndexed: true,
    share: { shop: 'farm', beside: 'juice', prop: 'topiary', sky: 'day' },
  },
  {
    path: '/faqs',
    folder: 'faqs',
    page: faqs.page,
    updated: faqs.updated,
    heading: faqs.hero.title,
    isIndexed: true,
    share: { shop: 'bakery', beside: 'farm', prop: 'askBoard', sky: 'sky' },
  },
  {
    path: '/team',
    folder: 'team',
    page: team.page,
    updated: team.updated,
    heading: team.intro.title,
    isIndexed: true,
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

/** Addresses that people would rightly guess, and where they lead for good. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/product/brand-marketing', '/product/brand-marketting'],
  ['/product/rewards-and-loyalty-points', '/product/rewards-and-loyality-points'],
  ['/landing', '/Landing'],
];

/** Every address of the site's pages. */
export const ADDRESSES = PAGES.flatMap(({ path, alias }) => (alias ? [path, alias] : [path]));
