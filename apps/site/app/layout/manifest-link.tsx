import { useIsPrerendered } from '@high-street/ui';

/**
 * Names the web app manifest once React has answered: browsers fetch it as soon as they know of it, which in the
 * prerendered page would be before its first paint, and use it only when the site is put on a home screen.
 */
export function ManifestLink() {
  return useIsPrerendered() ? null : <link rel="manifest" href="/site.webmanifest" />;
}
