import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';

type Route = NonNullable<AssetsManifest['routes'][string]>;

/** A page of this site, and the link in it that leads there. */
export type PageLink = { readonly link: HTMLAnchorElement; readonly page: Route };

/** The page of this site at an address; documents and unknown addresses are none. */
export function findPage({ routes }: AssetsManifest, pathname: string): Route | undefined {
  const path = pathname.slice(1);
  return Object.values(routes).find((one) => one?.parentId && (one.path ?? '') === path);
}

/** The link that an event happened in, where it leads to a page of this site. */
export function findPageLink(
  manifest: AssetsManifest,
  target: EventTarget | null,
): PageLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return null;
  const page = findPage(manifest, link.pathname);
  return page ? { link, page } : null;
}
