import { matchPath } from 'react-router';

import { RIGHTS } from '../rights/rights.ts';

const isPage = (path: string) =>
  Object.entries(RIGHTS).some(
    ([pattern, { get }]) =>
      get !== undefined && pattern !== '/*' && matchPath(pattern, path) !== null,
  );

/** The address of the page to show for a path of the desk: itself, or the nearest above it where forms alone are sent to it. */
export function findPage(path: string): string {
  const { pathname, search } = new URL(path, 'http://desk.invalid');
  if (isPage(pathname)) return `${pathname}${search}`;
  const above = pathname.replace(/\/[^/]*\/?$/, '');
  return above === '' ? '/' : findPage(above);
}
