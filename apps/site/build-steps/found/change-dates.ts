import * as brandMarketing from '../../app/content/brand-marketing.ts';
import * as catalogue from '../../app/content/catalogue.ts';
import * as enquiry from '../../app/content/enquiry.ts';
import * as faqs from '../../app/content/faqs.ts';
import * as home from '../../app/content/home.ts';
import * as insights from '../../app/content/insights.ts';
import * as landing from '../../app/content/landing.ts';
import * as onboarding from '../../app/content/onboarding.ts';
import * as ordering from '../../app/content/online-ordering.ts';
import * as pricing from '../../app/content/pricing.ts';
import * as qrCodes from '../../app/content/qr-codes.ts';
import * as rewards from '../../app/content/rewards.ts';
import * as smartBooking from '../../app/content/smart-booking.ts';
import * as solutions from '../../app/content/solutions.ts';
import * as team from '../../app/content/team.ts';
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
