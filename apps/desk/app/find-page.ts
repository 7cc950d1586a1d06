import { matchRoutes } from 'react-router';

import { RIGHTS } from '../rights/rights.ts';

const ROUTES = Object.keys(RIGHTS).map((path) => ({ path }));

/** Ranked as the router does it: `/leads/export` is itself, and no lead of that reference. */
function isPage(path: string): boolean {
  const pattern = matchRoutes(ROUTES, path)?.at(-1)?.route.path ?? '/*';
  return pattern !== '/*' && RIGHTS[pattern]?.get !== undefined;
}

/** The address of the page to show for a path of the desk: itself, or the nearest above it where forms alone are sent to it. */
export function findPage(path: string): string {
  const { pathname, search } = new URL(path, 'http://desk.invalid');
  if (isPage(pathname)) return `${pathname}${search}`;
  const above = pathname.replace(/\/[^/]*\/?$/, '');
  return above === '' ? '/' : findPage(above);
}
