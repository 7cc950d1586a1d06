import * as brandMarketing from '../../app/pages/brand-marketing/content.ts';
import * as catalogue from '../../app/pages/catalogue/content.ts';
import * as enquiry from '../../app/pages/enquiry/content.ts';
import * as faqs from '../../app/pages/faqs/content.ts';
import * as home from '../../app/pages/home/content.ts';
import * as insights from '../../app/pages/insights/content.ts';
import * as landing from '../../app/pages/landing/content.ts';
import * as onboarding from '../../app/pages/onboarding/content.ts';
import * as ordering from '../../app/pages/online-ordering/content.ts';
import * as pricing from '../../app/pages/pricing/content.ts';
import * as qrCodes from '../../app/pages/qr-codes/content.ts';
import * as rewards from '../../app/pages/rewards/content.ts';
import * as smartBooking from '../../app/pages/smart-booking/content.ts';
import * as solutions from '../../app/pages/solutions/content.ts';
import * as team from '../../app/pages/team/content.ts';
import type { ChangeDate } from '../../app/seo/page-meta.ts';

/** When the content of each page that may be listed last changed, by its address. */
export const CHANGE_DATES: Readonly<Record<string, ChangeDate>> = {
  '/': home.updated,
  '/product/brand-marketting': brandMarketing.updated,
  '/product/online-order-and-delivery': ordering.updated,
  '/product/data-driven-insights': insights.updated,
  '/product/rewards-and-loyality-points': rewards.updated,
  '/product/smart-booking-system': smartBooking.updated,
  '/product/catalog-management': catalogue.updated,
  '/product/qr-code-promotions': qrCodes.updated,
  '/enquiry': enquiry.updated,
  '/onboarding': onboarding.updated,
  '/pricing': pricing.updated,
  '/solutions': solutions.updated,
  '/faqs': faqs.updated,
  '/team': team.updated,
  '/Landing': landing.updated,
};
