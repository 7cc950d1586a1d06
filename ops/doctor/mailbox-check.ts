import { reachMailbox } from '@high-street/api/reach-mailbox';
import { mailboxKey } from '@high-street/server/mailbox';

import { reportOn, type Finding } from './finding.ts';
import type { Settings } from './read-settings.ts';

const { fault, ok, warning } = reportOn('mailbox');

type Addresses = Pick<Settings['api'], 'IMAP_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'REPLY_TO'>;

/** What mail servers send back goes to the sender, whichever mailbox is read; nothing to say of where none is. */
export function checkReturns({ IMAP_URL, MAIL_FROM, LEADS_TO, REPLY_TO }: Addresses): Finding[] {
  const answers = REPLY_TO ?? LEADS_TO;
  if (IMAP_URL === undefined || mailboxKey(MAIL_FROM) === mailboxKey(answers)) return [];
  return [
    warning(
      `Mails that cannot be delivered are sent back to MAIL_FROM (${MAIL_FROM}), and not to ${answers}, so the desk does not hear of them.`,
      `Have ${MAIL_FROM} redirect its mails to the mailbox of IMAP_URL, or send from ${answers}.`,
    ),
  ];
}

/** Logs in where mails of visitors are read, and opens the mailbox; reads no mail. */
export async function checkMailbox(imapUrl: string | undefined): Promise<Finding> {
  if (imapUrl === undefined) {
    return ok('IMAP_URL is not set, so mails of visitors are read in the mailbox alone.');
  }
  const state = await reachMailbox(imapUrl);
  if (state.kind === 'open') {
    return ok(`${state.name} can be read and holds ${state.mails} mails.`);
  }
  return fault(
    `${state.name} cannot be read (${state.reason}).`,
    'Correct user, password, host or folder in IMAP_URL.',
  );
}
