import { mailboxKey } from './mailbox-key.ts';

/** What is before the domain. Of capitals only the usual ones are others' equals: K, the sign of Kelvin, is no k. */
function localPart(address: string): string {
  const local = address.slice(0, Math.max(address.lastIndexOf('@'), 0));
  return local.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Whether two e-mail addresses are one, apart from capitals and how the domain is written. Unlike `mailboxKey` it counts
 * what follows a plus sign: at most providers that is another account, which anybody there may have opened.
 */
export function isSameAddress(one: string, other: string): boolean {
  return mailboxKey(one) === mailboxKey(other) && localPart(one) === localPart(other);
}
