import { startDovecot } from '@high-street/server/testing';
import { afterAll, expect, test } from 'vitest';

import { checkMailbox } from './mailbox-check.ts';

const dovecot = await startDovecot();
afterAll(async () => dovecot?.stop());

test.skipIf(dovecot === null)(
  'a mailbox is opened as it will be read; the password is told to nobody',
  async () => {
    const url = dovecot?.url('hello') ?? '';
    const wrong = dovecot?.url('hello', 'pass-word') ?? '';
    await dovecot?.deliver('hello', 'Subject: One\n\nHello.');

    const found = await checkMailbox(url);
    const refused = await checkMailbox(wrong);

    expect(found).toMatchObject({ status: 'ok' });
    expect(found.text).toContain('hello at 127.0.0.1, INBOX can be read and holds 1 mails.');
    expect(refused).toMatchObject({ status: 'fault' });
    expect(refused.text).toContain('it refuses the login');
    expect(JSON.stringify(refused)).not.toContain('pass-word');
    expect(await checkMailbox(url.replace('INBOX', 'Nothing'))).toMatchObject({ status: 'fault' });
    expect(await checkMailbox('imap://hello:secret@127.0.0.1:9/INBOX')).toMatchObject({
      status: 'fault',
    });
    expect(await checkMailbox(undefined)).toMatchObject({ status: 'ok' });
  },
);
