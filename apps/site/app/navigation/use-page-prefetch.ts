import { useContext, useEffect } from 'react';
import { preinit, preloadModule } from 'react-dom';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_AssetsManifest as AssetsManifest,
} from 'react-router';

import { PRECEDENCE } from './page-styles.tsx';

/** Whoever only moves across a link has left it by then. */
const HOVER_MS = 60;

/** The path of the page of this site that a link leads to, or null. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.pathname.slice(1);
}

/** Has the browser read how sums are written, which it does for the first one only and which takes long. */
function learnSums(): void {
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(1);
}

function fetchPage({ routes }: AssetsManifest, path: string): void {
  const route = Object.values(routes).find((one) => one?.parentId && (one.path ?? '') === path);
  if (!route) return;
  route.css?.forEach((href) => preinit(href, { as: 'style', precedence: PRECEDENCE }));
  route.imports?.forEach((href) => preloadModule(href));
  // The router tells of a failure when the link is followed.
  learnSums();
  import(/* @vite-ignore */ route.module).catch(() => undefined);
}

/**
 * Fetches a page's scripts and stylesheets as soon as somebody reaches for a link to it. The router's own way, once the
 * link is followed, is to show each stylesheet for a moment and take it away again, which makes browsers compute all
 * styles anew; it leaves out those that are there.
 */
export function usePagePrefetch(): void {
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    if (!manifest) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAtOnce = ({ target }: Event) => {
      const path = pathOf(target);
      if (path !== null) fetchPage(manifest, path);
    };
    const fetchSoon = (event: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => fetchAtOnce(event), HOVER_MS);
    };
    document.addEventListener('pointerover', fetchSoon);
    document.addEventListener('pointerdown', fetchAtOnce);
    document.addEventListener('focusin', fetchAtOnce);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', fetchSoon);
      document.removeEventListener('pointerdown', fetchAtOnce);
      document.removeEventListener('focusin', fetchAtOnce);
    };
  }, [manifest]);
}
