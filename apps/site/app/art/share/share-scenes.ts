import type { ShareScene } from './share-scene.tsx';

/** What each page's picture shows, by the address of the page. */
export const SHARE_SCENES = {
  '/': { shop: 'bakery', beside: 'salon', prop: 'bicycle', sky: 'butter' },
  '/product/brand-marketting': { shop: 'juice', beside: 'grocer', prop: 'megaphone', sky: 'blush' },
  '/product/online-order-and-delivery': {
    shop: 'kitchen',
    beside: 'florist',
    prop: 'van',
    sky: 'butter',
  },
  '/product/data-driven-insights': { shop: 'grocer', beside: 'farm', prop: 'till', sky: 'dusk' },
  '/product/rewards-and-loyality-points': {
    shop: 'bakery',
    beside: 'juice',
    prop: 'stampCard',
    sky: 'leaf',
  },
  '/product/smart-booking-system': {
    shop: 'salon',
    beside: 'kitchen',
    prop: 'calendar',
    sky: 'sky',
  },
  '/product/catalog-management': { shop: 'farm', beside: 'bakery', prop: 'crates', sky: 'leaf' },
  '/product/qr-code-promotions': { shop: 'kitchen', beside: 'juice', prop: 'code', sky: 'blush' },
  '/enquiry': { shop: 'florist', beside: 'salon', prop: 'telephone', sky: 'sky' },
  '/onboarding': { shop: 'juice', beside: 'bakery', prop: 'openBoard', sky: 'butter' },
  '/pricing': { shop: 'grocer', beside: 'kitchen', prop: 'coins', sky: 'leaf' },
  '/solutions': { shop: 'farm', beside: 'juice', prop: 'topiary', sky: 'day' },
  '/faqs': { shop: 'bakery', beside: 'farm', prop: 'askBoard', sky: 'sky' },
  '/team': { shop: 'salon', beside: 'grocer', prop: 'bell', sky: 'blush' },
  '/Landing': { shop: 'florist', beside: 'bakery', prop: 'bag', sky: 'dusk' },
  '/meet-our-team': { shop: 'kitchen', beside: 'salon', prop: 'topiary', sky: 'butter' },
} as const satisfies Record<string, ShareScene>;
