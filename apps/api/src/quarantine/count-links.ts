// A host without a scheme counts only with a path: "Bath.We" in a hasty text is no address.
const WEB_ADDRESS =
  /(?:https?:\/\/|(?<![\w@/.-])www\.|(?<![\w@/.-])(?:[a-z0-9-]+\.)+[a-z]{2,24}\/)[^\s,;<>"'()[\]]+/gi;
const MARKED_LINK = /<\/?a[\s/>]|\[(?:url|link)[=\]]/i;

/** How many web addresses stand in a text; one that holds another counts once. */
export function countWebAddresses(text: string): number {
  return text.match(WEB_ADDRESS)?.length ?? 0;
}

/** Returns whether a text has a link in HTML or BBCode, which nobody types into a plain field. */
export function hasMarkedLink(text: string): boolean {
  return MARKED_LINK.test(text);
}
