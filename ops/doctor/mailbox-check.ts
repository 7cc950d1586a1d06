import { reachMailbox } from '@high-street/api/reach-mailbox';

import { fault, ok, type Finding } from './finding.ts';

/** Logs in where answers of visitors are read, and opens the mailbox; reads no mail. */
export async function checkMailbox(imapUrl: string | undefined): Promise<Finding> {
  if (imapUrl === undefined) {
    return ok(
      'mailbox',
      'IMAP_URL is not set, so answers of visitors are read in the mailbox alone.',
    );
  }
  const state = await reachMailbox(imapUrl);
  if (state.kind === 'open') {
    return ok('mailbox', `${state.name} can be read and holds ${state.mails} mails.`);
  }
  return fault(
    'mailbox',
    `${state.name} cannot be read (${state.reason}).`,
    'Correct user, password, host or folder in IMAP_URL.',
  );
}
