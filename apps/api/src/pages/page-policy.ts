import { CLOSED_POLICY, writePolicy } from '@high-street/server/headers';

/** What a result page may do: wear the site's styles, fonts and icon, and send its form again. It runs nothing. */
export const RESULT_PAGE_POLICY = writePolicy({
  ...CLOSED_POLICY,
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
});
