// A host without a scheme counts only with a path: "Bath.We" in a hasty text is no address.
const WEB_LINK =
  /(?:https?:\/\/|(?<![\w@/.-])www\.|(?<![\w@/.-])(?:[a-z0-9-]+\.)+[a-z]{2,24}\/)[^\s,;<>"'()[\]]+/gi;
const BEGINS_LINK = /:\/\/|(?<![\w@/.-])www\./i;

/** How many web addresses a mail program would make links of in a text; one that holds another counts once. */
export function countWebLinks(text: string): number {
  return text.match(WEB_LINK)?.length ?? 0;
}

/** Returns whether a short text holds a web address of any scheme, or the beginning of one, in characters of any width. */
export function hasWebLink(text: string): boolean {
  const narrow = text.normalize('NFKC');
  return BEGINS_LINK.test(narrow) || countWebLinks(narrow) > 0;
}
