import { expect, test } from 'vitest';

import { checkReturns } from './mailbox-check.ts';

const MAILBOX = {
  IMAP_URL: 'imaps://answers:secret@mail.example/INBOX',
  LEADS_TO: 'leads@s.example',
};

test.for([
  [{ ...MAILBOX, MAIL_FROM: 'noreply@s.example' }, 1],
  [{ ...MAILBOX, MAIL_FROM: 'leads@s.example', REPLY_TO: 'answers@s.example' }, 1],
  [{ ...MAILBOX, MAIL_FROM: 'Answers+shop@s.example', REPLY_TO: 'answers@s.example' }, 0],
  [{ ...MAILBOX, MAIL_FROM: 'leads@s.example' }, 0],
  [{ ...MAILBOX, MAIL_FROM: 'noreply@s.example', IMAP_URL: undefined }, 0],
] as const)(
  'where %j, so many warnings say that mails are sent back to a mailbox which is not read: %i',
  ([addresses, count]) => {
    const found = checkReturns(addresses);
    expect(found.map(({ status }) => status)).toEqual(
      Array.from({ length: count }, () => 'warning'),
    );
  },
);
