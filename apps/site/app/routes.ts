import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Where the page for unknown addresses is prerendered; the server sends it with status 404. */
const NOT_FOUND_PATH = '/404';

/** Every address that is written as a file at build time. */
export const prerenderedPaths = ['/', '/home', '/enquiry', NOT_FOUND_PATH];

export default [
  index('routes/home.tsx'),
  route('home', 'routes/home.tsx', { id: 'home-alias' }),
  route('enquiry', 'routes/enquiry.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
