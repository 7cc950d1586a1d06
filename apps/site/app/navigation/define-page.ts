import { memo, type ReactNode } from 'react';

const ALWAYS_SAME = () => true;

/**
 * A page as its route exports it. The router gives it new properties at each step of a navigation; it is rendered once
 * all the same. So a page must read none: a component with a parameter, such as one that reads `loaderData`, does not
 * type-check, since it would show its first data for ever. Hooks such as `useLoaderData` work.
 */
export function definePage(Page: () => ReactNode) {
  return memo(Page, ALWAYS_SAME);
}
