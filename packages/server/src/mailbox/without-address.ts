import { domainToASCII } from 'node:url';

import { type RawBuilder, sql } from 'kysely';

/** What is left where the address was. */
const LEFT = '…';
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** A pattern for `~*` that finds an address as it was given and as mail servers write it. */
export function addressPattern(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const sent = email.slice(0, at) + (domainToASCII(domain) || domain);
  return [email, sent].map((spelling) => spelling.replaceAll(SPECIAL, String.raw`\$&`)).join('|');
}

/** A column of text without the addresses that the pattern finds, in capitals or not. */
export function withoutAddress(column: RawBuilder<unknown>, pattern: string): RawBuilder<string> {
  return sql`regexp_replace(${column}, ${pattern}, ${LEFT}, 'gi')`;
}
