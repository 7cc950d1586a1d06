import { test as base } from './test.ts';

/** A test on the site with the gallery. */
export const test = base.extend({
  baseURL: async ({ productWithGallery }, provide) => provide(productWithGallery.url),
});
