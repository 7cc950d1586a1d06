const MARKED_LINK = /<\/?a[\s/>]|\[(?:url|link)[=\]]/i;

/** Returns whether a text has a link in HTML or BBCode, which nobody types into a plain field. */
export function hasMarkedLink(text: string): boolean {
  return MARKED_LINK.test(text);
}
