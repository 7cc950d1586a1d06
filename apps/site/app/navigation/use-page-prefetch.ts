import { useEffect } from 'react';
import { preloadModule } from 'react-dom';

import { fetchStyles } from './early-styles.ts';
import { findPageLink } from './page-link.ts';
import { useManifestRoutes, type ManifestRoute } from './router-internals.ts';

/** Whoever only moves across a link has left it by then. */
const HOVER_MS = 60;

function fetchPage({ css, imports, module }: ManifestRoute): Promise<unknown> {
  css?.forEach(fetchStyles);
  imports?.forEach((href) => preloadModule(href));
  return import(/* @vite-ignore */ module);
}

/**
 * Fetches a page's scripts and stylesheets as soon as somebody reaches for a link to it. The router's own way, once the
 * link is followed, is to show each stylesheet for a moment and take it away again, which makes browsers compute all
 * styles anew; it leaves out those that are there.
 */
export function usePagePrefetch(): void {
  const routes = useManifestRoutes();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAtOnce = ({ target }: Event) => {
      const found = findPageLink(routes, target);
      if (!found || found.link.pathname === location.pathname) return;
      // A failure is seen when the link is followed, which waits for the same.
      fetchPage(found.page).catch(() => undefined);
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
  }, [routes]);
}
