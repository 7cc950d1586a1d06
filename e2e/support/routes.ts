import { OPERATOR_SETTINGS } from '@high-street/owner';
import { mayBeListed, PAGES } from '@high-street/site/pages';

/** Every page of the site by its address; that Home is the same under its second one, `home.spec.ts` shows. */
export const PAGE_PATHS = PAGES.map(({ path }) => path);

/** Every address of the site with the one that its page is known by, its main heading and whether it is listed. */
export const ROUTES = PAGES.flatMap((page) =>
  [page.path, ...(page.alias ? [page.alias] : [])].map((path) => ({
    path,
    knownAs: page.path,
    heading: page.heading,
    isListed: mayBeListed(page, OPERATOR_SETTINGS.isLandingIndexed),
  })),
);
