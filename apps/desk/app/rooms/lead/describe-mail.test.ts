import type { FoundMessage, HistoryLine } from '@high-street/leads';
import { expect, test } from 'vitest';

import { describeMail } from './describe-mail.ts';

const AT = new Date('2026-11-23T11:18:00Z');

const aLine = (kind: string): HistoryLine => ({
  id: '1',
  at: AT,
  kind,
  attempt: null,
  detail: 'mail',
  actorKind: 'visitor',
  personId: null,
  delivery: null,
  note: null,
});

function found(message: Partial<FoundMessage>) {
  const whole: FoundMessage = {
    id: 'mail',
    sentAt: AT,
    foundAt: AT,
    fromAddress: 'aoife@harbour.example',
    isOfVisitor: true,
    subject: 'Re: Enquiry Email',
    extent: 'whole',
    body: 'Thursday is grand.',
    quoted: '',
    attachments: [],
    isAutomatic: false,
    bouncedReplyId: null,
    ...message,
  };
  return new Map([[whole.id, whole]]);
}

test('a mail of the visitor is a card with what they quoted, and with the names of what was left in the mailbox', () => {
  const told = describeMail(
    aLine('visitor_wrote'),
    found({ quoted: 'Hello Aoife', attachments: [{ name: 'prices\u202Efdp.pdf', bytes: 84_200 }] }),
  );
  expect(told).toMatchObject({
    node: { kind: 'visitor' },
    mail: {
      body: 'Thursday is grand.',
      quoted: 'Hello Aoife',
      attachments: [{ name: 'pricesfdp.pdf', size: '84 kB' }],
      isOfVisitor: true,
    },
  });
});

test('a mail of somebody else names its sender, and nothing says that the visitor wrote it', () => {
  const told = describeMail(
    aLine('visitor_wrote'),
    found({
      isOfVisitor: false,
      fromAddress: 'ben\u202E@elsewhere.example',
      body: 'No, cancel it.',
    }),
  );
  expect(told).toMatchObject({
    node: { kind: 'other' },
    subject: 'ben@elsewhere.example',
    words: 'wrote. That is not the visitor’s address.',
    mail: { body: 'No, cancel it.', isOfVisitor: false },
  });
  const automatic = found({ isOfVisitor: false, isAutomatic: true, fromAddress: 'no@mx.example' });
  expect(describeMail(aLine('machine_wrote'), automatic)).toMatchObject({
    words: 'An automatic answer came from no@mx.example.',
  });
});

test.each([
  ['Re: Enquiry Email', ''],
  ['AW : Re: Register Email', ''],
  ['Please ring me today', 'Please ring me today'],
  ['Declined: Enquiry Email', 'Declined: Enquiry Email'],
])('of a mail with the subject %s the card shows "%s"', (subject, shown) => {
  const told = describeMail(aLine('visitor_wrote'), found({ subject }));
  expect(told).toMatchObject({ mail: { subject: shown } });
});

test('the beginning of an early mail is marked as one', () => {
  const told = describeMail(aLine('visitor_wrote'), found({ extent: 'cut' }));
  expect(told).toMatchObject({ mail: { body: 'Thursday is grand. …', extent: 'cut' } });
});

test('what a machine wrote looks like nothing that a person did, and a reply that came back is red', () => {
  const automatic = describeMail(aLine('machine_wrote'), found({ isAutomatic: true }));
  expect(automatic).toMatchObject({ node: { kind: 'machine' }, mail: { isOfVisitor: false } });
  const bounced = describeMail(aLine('reply_bounced'), found({ body: '550 user unknown' }));
  expect(bounced).toMatchObject({
    node: { kind: 'dead' },
    mail: null,
    slip: { tone: 'bad', words: '550 user unknown' },
  });
});

test('a line without its mail still says what happened, and other lines are none of it', () => {
  expect(describeMail(aLine('visitor_wrote'), new Map())).toMatchObject({ mail: null });
  expect(describeMail(aLine('claimed'), new Map())).toBeNull();
});
