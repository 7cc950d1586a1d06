import { afterNextPaint } from '#/page-loading/after-next-paint.ts';
import { shareAddress } from '#/seo/share-address.ts';

/** What the build writes into each head for those who share or list the page (build-steps/seo). */
const TAGS = '#listing,[property],[name^=twitter],[type$="ld+json"]';

/**
 * Has the head say of the page at a path what its own file says, for browsers and extensions that share what is shown;
 * for an unknown address (null) it says nothing. Returns what stops it. The tags come as a document, since a text of
 * tags would be markup, which the policy refuses.
 */
export function showTags(path: string | null): () => void {
  // Before the new ones are there: wrong tags are worse than none.
  document.head.querySelectorAll(TAGS).forEach((tag) => tag.remove());
  const request = new XMLHttpRequest();
  request.addEventListener('load', () => {
    document.head.append(...(request.responseXML?.querySelectorAll(TAGS) ?? []));
  });
  if (path === null) return () => undefined;
  request.open('GET', shareAddress(path, 'xml'));
  const cancel = afterNextPaint(() => request.send());
  return () => {
    cancel();
    request.abort();
  };
}
