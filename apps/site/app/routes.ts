import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Where the page for unknown addresses is prerendered; the server sends it with status 404. */
const NOT_FOUND_PATH = '/404';

const pages = [
  index('routes/home.tsx'),
  route('home', 'routes/home.tsx', { id: 'home-alias' }),
  route('product/brand-marketting', 'routes/brand-marketing.tsx'),
  route('product/online-order-and-delivery', 'routes/online-ordering.tsx'),
  route('product/data-driven-insights', 'routes/insights.tsx'),
  route('product/rewards-and-loyality-points', 'routes/rewards.tsx'),
  route('product/smart-booking-system', 'routes/smart-booking.tsx'),
  route('product/catalog-management', 'routes/catalogue.tsx'),
  route('product/qr-code-promotions', 'routes/qr-codes.tsx'),
  route('enquiry', 'routes/enquiry.tsx'),
  route('onboarding', 'routes/onboarding.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('solutions', 'routes/solutions.tsx'),
  route('faqs', 'routes/faqs.tsx'),
  route('team', 'routes/team.tsx'),
  route('Landing', 'routes/landing.tsx'),
  route('meet-our-team', 'routes/meet-our-team.tsx'),
  // Every example of every primitive, for developers; the shipped site has no such page.
  ...(process.env['SITE_GALLERY'] ? [route('gallery', 'routes/gallery.tsx')] : []),
];

/** Addresses that people would rightly guess, and where they lead for good. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/product/brand-marketing', '/product/brand-marketting'],
  ['/product/rewards-and-loyalty-points', '/product/rewards-and-loyality-points'],
  ['/landing', '/Landing'],
];

/** Every address that is written as a file at build time. */
export const prerenderedPaths = [...pages.map(({ path = '' }) => `/${path}`), NOT_FOUND_PATH];

export default [...pages, route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
