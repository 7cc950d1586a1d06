import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import type { MailboxPart } from '#/mailbox-part.ts';

/** So many digits at its end are a number's own, whether its country is written before them or not. */
const OWN_DIGITS = 9;

type Addresses = Pick<MailboxPart, 'has'>;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** A text as its words alone, each between two spaces, so that no name is found within a longer word. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}

/** Whether words that were searched for, or the name of a view, say whom somebody looked for. */
function namesPerson(text: string, { has }: Addresses, people: readonly Contacts[]): boolean {
  const words = wordsOf(text);
  const isEmail = text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.includes('@') && has(word));
  return (
    isEmail ||
    people.some(({ contactName, email, phoneNumber }) => {
      const phone = digitsOf(phoneNumber).slice(-OWN_DIGITS);
      const name = wordsOf(contactName);
      return (
        words.includes(wordsOf(email)) ||
        (name.trim() !== '' && words.includes(name)) ||
        (phone !== '' && digitsOf(text).includes(phone))
      );
    })
  );
}

/** Removes the views that look for such an address, or for one of the people by their address, complete name or number. */
export async function removeViewsOf(
  trx: Transaction<Database>,
  part: Addresses,
  people: readonly Contacts[],
): Promise<void> {
  const views = await trx.selectFrom('lead_views').select(['id', 'name', 'query']).execute();
  // Nobody is looked for by what the other parts of a query choose among, such as a state or a plan.
  const ids = views
    .filter(({ name, query }) =>
      [name, ...new URLSearchParams(query).getAll('q')].some((text) =>
        namesPerson(text, part, people),
      ),
    )
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await trx
    .deleteFrom('lead_views')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
