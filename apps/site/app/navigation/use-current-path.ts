import { useLocation } from 'react-router';

/** Prerendering adds a slash, and so do some hosts; the address of a page has none. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Whether two paths lead to one page. */
export function isSamePath(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

/** The path of the page without a slash at its end. */
export function useCurrentPath(): string {
  return withoutSlash(useLocation().pathname);
}
