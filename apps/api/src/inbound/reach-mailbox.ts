import { parseImapUrl } from './imap-place.ts';
import { explainImapError, openMailbox } from './open-mailbox.ts';

/** How a mailbox answered: with how many mails it holds, or why it cannot be read. */
export type MailboxState =
  | { readonly kind: 'open'; readonly name: string; readonly mails: number }
  | { readonly kind: 'closed'; readonly name: string; readonly reason: string };

/** Logs in where IMAP_URL leads and opens the mailbox for reading; reads no mail. */
export async function reachMailbox(imapUrl: string): Promise<MailboxState> {
  const place = parseImapUrl(imapUrl);
  if (place === null) return { kind: 'closed', name: 'IMAP_URL', reason: 'it names no mailbox' };
  const { name } = place;
  try {
    await using mailbox = await openMailbox(place);
    return { kind: 'open', name, mails: mailbox.mails };
  } catch (error) {
    return { kind: 'closed', name, reason: explainImapError(error) };
  }
}
