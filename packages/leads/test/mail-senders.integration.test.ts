import { expect, test } from 'vitest';

import { createLeadArchive, createLeadInbox, createLeadReader, historyLine } from '#/index.ts';

import { openLeads } from './stored-leads.ts';

test('a mail of somebody else is told from those of the visitor, whichever way their address is spelt', async () => {
  const { db, store } = await openLeads();
  const leadId = await store({ at: '2026-01-01T09:00:00Z', email: 'anna@example.com' });
  const inbox = createLeadInbox({ db, mailbox: 'hello at mail.example', ownAddresses: [] });
  await inbox.place();
  const senders = ['ANNA+new@example.com', 'ben@elsewhere.example'];
  for (const fromAddress of senders) {
    const mail = {
      messageId: `<${fromAddress}>`,
      sentAt: new Date('2026-01-02T09:00:00Z'),
      fromAddress,
      subject: 'Ring me',
      body: '',
      quoted: '',
      attachments: [],
      isAutomatic: false,
      isBounce: false,
    };
    const thread = { leadId, mailbox: 'anna@example.com', replyId: null };
    await inbox.store(mail, thread, { uidValidity: 1, lastUid: 1 });
  }

  const messages = await createLeadReader(db).messages(leadId);
  expect(messages.map(({ isOfVisitor }) => isOfVisitor)).toEqual([true, false]);
  const events = await createLeadArchive(db).events(leadId);
  expect(events.map((event) => historyLine(event).split('UTC  ')[1])).toEqual([
    'mail of the visitor by the visitor: Ring me',
    'mail about the lead from ben@elsewhere.example: Ring me',
  ]);
});
