import { isSameAddress, mailboxKey } from '@high-street/server/mailbox';

/** Addresses that lead to one mailbox: all its spellings, or one alone. */
export type MailboxPart = {
  readonly mailbox: string;
  /** Whether the address is one of them. */
  readonly has: (address: string) => boolean;
  /** Whether the address of a row that is stored under the mailbox is one of them. */
  readonly hasStored: (address: string) => boolean;
};

/** Every spelling of the mailbox: for people of the provider, who see what they choose. */
export function everySpelling(email: string): MailboxPart {
  const mailbox = mailboxKey(email);
  return { mailbox, has: (address) => mailboxKey(address) === mailbox, hasStored: () => true };
}

/** The very address: for visitors, and to repeat what they did. At some providers another person has what differs by a plus sign. */
export function oneAddress(email: string): MailboxPart {
  const has = (address: string) => isSameAddress(address, email);
  return { mailbox: mailboxKey(email), has, hasStored: has };
}
