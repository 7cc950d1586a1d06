import { domainToASCII } from 'node:url';

/** Where the URL parser behind `domainToASCII` would cut or decode; no domain has them. */
const NOT_IN_HOST = /[/\\?#% \p{Cc}]/u;
const GMAIL = ['gmail.com', 'googlemail.com'];

function hostOf(domain: string): string {
  const ascii = NOT_IN_HOST.test(domain) ? '' : domainToASCII(domain);
  const host = ascii || domain.normalize('NFKC').toLowerCase();
  return GMAIL.includes(host) ? 'gmail.com' : host;
}

/**
 * The mailbox that an e-mail address leads to, for counting, joining and erasing: one for all its spellings. Case, what
 * follows a plus sign and the dots of Gmail do not count, and a domain is taken as mail programs send it. Not for
 * writing to: an address is stored and mailed as it was typed.
 */
export function mailboxKey(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const host = hostOf(address.slice(at + 1));
  const local = address
    .slice(0, Math.max(at, 0))
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/(?<=.)\+.*/su, '');
  return `${host === 'gmail.com' ? local.replaceAll('.', '') : local}@${host}`;
}
