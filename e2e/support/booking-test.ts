import { test as base } from './test.ts';

export { CALENDAR_URL } from './test.ts';

/** A test on the site with the real booking page on its own origin. */
export const test = base.extend({
  baseURL: async ({ productWithBookings }, provide) => provide(productWithBookings.url),
});
