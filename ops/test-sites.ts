import { siteBuild, type Build } from './build.ts';
import { planCalendar } from './calendar-plan.ts';
import { startConfigSchema } from './start-config.ts';

/** Where the journeys in other browsers, which find no address elsewhere, have their booking page. */
export const TEST_CALENDAR_URL = 'http://localhost:3999/';

/** The site as `npm start` builds it when nothing is set. */
export const SHIPPED_SITE = siteBuild(planCalendar(startConfigSchema.parse({})).url);

/** A second site for the journeys, with the gallery and with the booking page of those in other browsers. */
export const SITE_WITH_GALLERY: Build = {
  ...SHIPPED_SITE,
  folder: 'apps/site/build-with-gallery',
  env: { CALENDAR_URL: TEST_CALENDAR_URL, SITE_GALLERY: '1', SITE_OUT: 'build-with-gallery' },
};
