import { PAGES } from '@high-street/site/pages';

/** Every address of the site with its main heading. */
export const ROUTES = PAGES.flatMap(({ path, alias, heading }) =>
  [path, ...(alias ? [alias] : [])].map((address) => ({ path: address, heading })),
);
