import {
  CLOSED_HEADERS,
  CLOSED_POLICY,
  SECURITY_HEADERS,
  writePolicy,
  type HeaderSet,
} from '@high-street/server/headers';

/** What every answer of the desk carries: kept by nobody, found by no search engine, framed by nobody. */
export const DESK_HEADERS: HeaderSet = {
  ...CLOSED_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Addresses of invitations and mailed links hold what lets somebody in; without any, forms would send `Origin: null`.
  'referrer-policy': 'same-origin',
  'permissions-policy': SECURITY_HEADERS['permissions-policy'].replace(
    'publickey-credentials-get=()',
    'publickey-credentials-get=(self), publickey-credentials-create=(self)',
  ),
};

/** What pages are shown with. */
const LOOKS = {
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
};

/** The policy of a page without scripts and forms. */
export const PLAIN_PAGE_POLICY = writePolicy({ ...CLOSED_POLICY, ...LOOKS });

/** The policy of a page whose own scripts carry the nonce: they and what they load run, and nothing else. */
export function pagePolicy(nonce: string): string {
  return writePolicy({
    ...CLOSED_POLICY,
    ...LOOKS,
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}
