import {
  CLOSED_POLICY,
  SECURITY_HEADERS,
  writePolicy,
  type HeaderSet,
} from '@high-street/server/headers';

/** The headers of every answer: those of the site, but that the site may frame it, which X-Frame-Options cannot say. */
export function calendarHeaders(siteUrl: string): HeaderSet {
  return {
    ...SECURITY_HEADERS,
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': writePolicy({ ...CLOSED_POLICY, 'frame-ancestors': [siteUrl] }),
  };
}
