import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

import { ADDRESSES, PAGES } from '#/pages.ts';

/** Where the page for unknown addresses is prerendered; the server sends it with status 404. */
const NOT_FOUND_PATH = '/404';

// Every example of every primitive, for developers; the shipped site has no such page.
const gallery = process.env['SITE_GALLERY'] ? ['/gallery'] : [];

/** Every address that is written as a file at build time. */
export const prerenderedPaths = [...ADDRESSES, ...gallery, NOT_FOUND_PATH];

function routeOf(path: string, folder: string, id: string): RouteConfigEntry {
  const file = `pages/${folder}/route.tsx`;
  return path === '/' ? index(file, { id }) : route(path.replace(/^\//, ''), file, { id });
}

const pages = PAGES.map(({ path, folder }) => routeOf(path, folder, folder));
const aliases = PAGES.flatMap(({ alias, folder }) =>
  alias ? [routeOf(alias, folder, `${folder}-alias`)] : [],
);
const others = gallery.map((path) => routeOf(path, 'gallery', 'gallery'));

export default [
  ...pages,
  ...aliases,
  ...others,
  routeOf('*', 'not-found', 'not-found'),
] satisfies RouteConfig;
