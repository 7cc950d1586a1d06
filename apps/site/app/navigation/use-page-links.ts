import { isPlainPress } from '@high-street/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { hasPageCome } from './has-page-come.ts';
import { focusHeading, showTopOrTarget } from './arrive.ts';
import { findPageLink } from './page-link.ts';
import { useManifestRoutes } from './router-internals.ts';
import { isSamePath } from './use-current-path.ts';

/**
 * Has plain links between the pages change them without loading anew, by one delegated click listener: as components of
 * the router each of some forty links would be rendered at every change. The plan that a link is for goes along in the navigation state.
 */
export function usePageLinks(): void {
  const routes = useManifestRoutes();
  const navigate = useNavigate();
  useEffect(() => {
    let last: MouseEvent | undefined;
    const follow = (event: MouseEvent) => {
      const found = findPageLink(routes, event.target);
      if (!found || !isPlainPress(event)) return;
      const { pathname, search, hash, href, dataset } = found.link;
      // A part of the page that is open is the browser's to find, and so is the place that Back returns to.
      if (found.link.getAttribute('href')?.startsWith('#')) {
        history.scrollRestoration = 'auto';
        return;
      }
      event.preventDefault();
      const state = { plan: dataset['plan'] };
      last = event;
      const go = async () => {
        const hasCome = await hasPageCome(found.page);
        // Whoever presses two links goes where the second leads, whichever comes first.
        if (last !== event) return;
        // Whoever comes back to this page comes to its top.
        history.scrollRestoration = 'manual';
        if (!hasCome) return location.assign(href);
        const isHere = isSamePath(pathname, location.pathname);
        const replace = isHere && search === location.search && hash === location.hash;
        await navigate({ pathname, search, hash }, { state, replace });
        // No change of pages, so nothing else leads there.
        if (!isHere) return;
        showTopOrTarget();
        focusHeading();
      };
      void go();
    };
    // Whoever goes back meanwhile, or leaves, does not want the link any more.
    const giveUp = () => {
      last = undefined;
    };
    document.addEventListener('click', follow);
    addEventListener('popstate', giveUp);
    addEventListener('pagehide', giveUp);
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener('popstate', giveUp);
      removeEventListener('pagehide', giveUp);
    };
  }, [routes, navigate]);
}
