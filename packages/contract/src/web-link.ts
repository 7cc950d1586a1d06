// A host without a scheme counts only with a path: "Bath.We" in a hasty text is no address.
const WEB_LINK =
  /(?:https?:\/\/|(?<![\w@/.-])www\.|(?<![\w@.-])(?:[\w-]+\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]+)(?::\d{1,5})?\/)[^\s,;<>"'()[\]]+/gi;
const SCHEME = /https?:|:[/\\]{2}|[/\\]{2}\S|(?<![\w@.-])www\./i;
// In any script, and with whatever makes a mail program take it for an address: a port, a path, a query or a fragment.
const HOST =
  /[\p{L}\p{M}\p{N}_-]\.(?:xn--[a-z\d-]{1,59}|\p{L}[\p{L}\p{M}]{1,23})(?::\d|[/\\?#]\S)/iu;
const IP_ADDRESS = /\d\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d|[/\\?#]\S)/;

/** The text as browsers read the addresses in it: without width, characters that nobody sees or ideographic full stops. */
function narrow(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.');
}

/** How many web addresses a mail program would make links of in a text; one that holds another counts once. */
export function countWebLinks(text: string): number {
  return narrow(text).match(WEB_LINK)?.length ?? 0;
}

/** Returns whether a short text holds a web address of any scheme and script, or the beginning of one. */
export function hasWebLink(text: string): boolean {
  const address = narrow(text);
  return [SCHEME, HOST, IP_ADDRESS].some((pattern) => pattern.test(address));
}
