const NOWHERE = 'http://desk.invalid';

/** A path of the desk to go on to, with its query; `/` for whatever is none, so that nobody is led elsewhere. */
export function readPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  const url = URL.parse(given, NOWHERE);
  if (url?.origin !== NOWHERE) return '/';
  const path = `${url.pathname}${url.search}`;
  // Reading takes dots out, which can leave two slashes at the start: browsers take what comes after them for a host.
  return path.startsWith('//') ? '/' : path;
}
