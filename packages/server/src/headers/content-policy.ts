/** The directives of a Content-Security-Policy with their sources, in the order in which they are written. */
type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The value of the header `content-security-policy`. */
export function writePolicy(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** For answers that are no pages: nothing is loaded, sent or framed, should one be shown as a page all the same. */
export const CLOSED_POLICY = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies ContentPolicy;
