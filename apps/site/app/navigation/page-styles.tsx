import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/** In which group React keeps them; they stand in the order in which pages were shown first. */
export const PRECEDENCE = 'page';

/**
 * The stylesheets of the shown page. Unlike those of the router's own `Links`, which take the router's list from the
 * same context, they stay when another page is shown: to take away a sheet with a layer makes browsers compute the
 * styles of every element anew. So no two pages may give a class different looks.
 */
export function PageStyles() {
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {};
  const hrefs = new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []));
  return [...hrefs].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
  ));
}
