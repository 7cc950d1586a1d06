import { useLocation } from 'react-router';

/** The path of the page without a slash at its end; prerendering adds one, the address bar does not. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}
