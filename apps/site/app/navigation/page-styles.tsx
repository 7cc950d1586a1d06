import { useMatches } from 'react-router';

import { useManifestRoutes } from './router-internals.ts';

/** In which group React keeps them; they are in the order in which pages were shown first. */
export const PRECEDENCE = 'page';

/**
 * The stylesheets of the shown page. Unlike those of the router's own `Links` they stay when another page is shown: to
 * take away a sheet with a layer makes browsers compute the styles of every element anew. So no two pages may style one
 * class differently.
 */
export function PageStyles() {
  const routes = useManifestRoutes();
  const hrefs = new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []));
  return [...hrefs].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
  ));
}
