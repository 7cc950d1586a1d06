import { PAGES } from '@high-street/site/pages';

/** Every page of the site by its address; that Home is the same under its second one, `home.spec.ts` shows. */
export const PAGE_PATHS = PAGES.map(({ path }) => path);

/** Every address of the site with its main heading. */
export const ROUTES = PAGES.flatMap(({ path, alias, heading }) =>
  [path, ...(alias ? [alias] : [])].map((address) => ({ path: address, heading })),
);
