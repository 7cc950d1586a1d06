/*
 * All that the site relies on in React Router beyond its documented interface. The router calls these names unstable, so
 * no other file may take them, and a test beside this one holds them against the installed package. They can go once the
 * router keeps the stylesheets of the last page (https://github.com/remix-run/react-router/issues/14413).
 */

import { useContext } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_AssetsManifest as AssetsManifest,
} from 'react-router';

/** A route of the site with the addresses of its files. */
export type ManifestRoute = Pick<
  NonNullable<AssetsManifest['routes'][string]>,
  'path' | 'parentId' | 'module' | 'imports' | 'css'
>;

/** Every route of the site by its id. */
export type ManifestRoutes = Readonly<Record<string, ManifestRoute | undefined>>;

/** The files of every route, as the build lists them. Throws outside the router, or when it has no such list any more. */
export function useManifestRoutes(): ManifestRoutes {
  const routes = useContext(FrameworkContext)?.manifest?.routes;
  if (!routes)
    throw new Error(
      'React Router gives no list of routes. Every link would load its page anew: see navigation/router-internals.ts.',
    );
  return routes;
}

/** What each inline script begins with by which the router hands its state to React in a prerendered page. */
export const STATE_SCRIPT_PREFIX = 'window.__reactRouter';

/** The page that the router writes for addresses which were not prerendered; the site has none. */
export const SPA_FALLBACK = '__spa-fallback.html';
