import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { mailboxKey } from '@high-street/server/mailbox';
import { sql, type Transaction } from 'kysely';

/** So many digits at its end are a number's own, whether its country is written before them or not. */
const OWN_DIGITS = 9;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether words that were searched for, or the name of a view, say whom somebody looked for. */
function namesPerson(text: string, mailbox: string, people: readonly Contacts[]): boolean {
  const words = text.toLowerCase();
  const isEmail = words
    .split(/\s+/)
    .some((word) => word.includes('@') && mailboxKey(word) === mailbox);
  return (
    isEmail ||
    people.some(({ contactName, email, phoneNumber }) => {
      const phone = digitsOf(phoneNumber).slice(-OWN_DIGITS);
      return (
        words.includes(email.toLowerCase()) ||
        (contactName.trim() !== '' && words.includes(contactName.trim().toLowerCase())) ||
        (phone !== '' && digitsOf(text).includes(phone))
      );
    })
  );
}

/** Removes the views that look for a person who is erased: by their address, complete name or number. */
export async function removeViewsOf(
  trx: Transaction<Database>,
  mailbox: string,
  people: readonly Contacts[],
): Promise<void> {
  const views = await trx.selectFrom('lead_views').select(['id', 'name', 'query']).execute();
  const ids = views
    .filter(({ name, query }) =>
      [name, ...new URLSearchParams(query).values()].some((text) =>
        namesPerson(text, mailbox, people),
      ),
    )
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await trx
    .deleteFrom('lead_views')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
