import type { ManifestRoute, ManifestRoutes } from './router-internals.ts';

/** A page of this site, and the link in it that leads there. */
export type PageLink = { readonly link: HTMLAnchorElement; readonly page: ManifestRoute };

/** The link that an event happened in, where it leads to a page of this site; documents, unknown addresses and other windows are none. */
export function findPageLink(routes: ManifestRoutes, target: EventTarget | null): PageLink | null {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target])') : null;
  if (!link || link.origin !== location.origin) return null;
  const path = link.pathname.slice(1);
  const page = Object.values(routes).find((one) => one?.parentId && (one.path ?? '') === path);
  return page ? { link, page } : null;
}
