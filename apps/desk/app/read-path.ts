const NOWHERE = 'http://desk.invalid';

/** A path of the desk to go on to, with its query; `/` for whatever is none, so that nobody is led elsewhere. */
export function readPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  const url = URL.parse(given, NOWHERE);
  return url?.origin === NOWHERE ? `${url.pathname}${url.search}` : '/';
}
