import type { StaticFiles } from '@high-street/server/static';

import type { SiteRedirects } from './site-redirects.ts';

/** Where a path leads for good; undefined when it has not moved. */
export type MovedTo = (path: string) => string | undefined;

/** Without its slashes at the end; a pattern would take quadratic time for a path of many slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Leads an address that has moved, that ends in slashes, or that is cased otherwise, to the page that it means. */
export function findMovedAddresses(pages: readonly string[], redirects: SiteRedirects): MovedTo {
  const meant = new Map([
    ...[...redirects].map(([from, to]) => [from.toLowerCase(), to] as const),
    // A page's own address goes before one that has moved: /landing and /Landing are alike here.
    ...pages.map((address) => [address.toLowerCase(), address] as const),
  ]);
  return (path) => {
    const target = meant.get(withoutSlashes(path).toLowerCase());
    return target === path ? undefined : target;
  };
}

export function listPages(files: StaticFiles): string[] {
  return [...files].flatMap(([address, { contentType }]) =>
    contentType.startsWith('text/html') ? [address] : [],
  );
}
