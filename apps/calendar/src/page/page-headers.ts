import { writePolicy, type HeaderSet } from '@high-street/server/headers';

/** The headers of every page: what it loads and posts to is its own, and the site alone may frame it. */
export function pageHeaders(siteUrl: string): HeaderSet {
  return {
    'content-security-policy': writePolicy({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      // Its icon is an empty data: address, which keeps browsers from asking for one.
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': [siteUrl],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
    'cache-control': 'no-store',
    // The address of a booking holds its signature.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}
