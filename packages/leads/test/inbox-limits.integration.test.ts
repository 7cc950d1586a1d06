import { expect, test } from 'vitest';

import { createLeadInbox, createLeadReader, type InboundMail } from '#/index.ts';

import { openLeads } from './stored-leads.ts';

const REPLY = '01980000-0000-7000-8000-000000000001';

function aMail(messageId: string, mail: Partial<InboundMail> = {}): InboundMail {
  return {
    messageId,
    sentAt: new Date('2026-01-02T09:00:00Z'),
    fromAddress: 'anna@example.com',
    subject: 'Re: Enquiry',
    body: 'Thank you.',
    quoted: '',
    attachments: [],
    isAutomatic: false,
    isBounce: false,
    ...mail,
  };
}

/** A lead about which there are mails already, and what keeps further ones. */
async function startFull(kept: {
  readonly count: number;
  readonly isAutomatic: boolean;
  replyId?: string;
}) {
  const { db, pool, store } = await openLeads();
  const leadId = await store({ at: '2026-01-01T09:00:00Z' });
  await pool.query(
    `insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments,
       is_automatic, bounced_reply_id)
     select $1, '<' || number || '@mail.example>', now(), 'anna@example.com', '', 'Hello.', '', '[]', $2, $3
     from generate_series(1, $4) as number`,
    [leadId, kept.isAutomatic, kept.replyId ?? null, kept.count],
  );
  const inbox = createLeadInbox({ db, mailbox: 'hello at mail.example', ownAddresses: [] });
  await inbox.place();
  let lastUid = 0;
  const take = (mail: InboundMail, replyId: string | null = null) => {
    lastUid += 1;
    const thread = { leadId, mailbox: 'anna@example.com', replyId };
    return inbox.store(mail, thread, { uidValidity: 1, lastUid });
  };
  const reader = createLeadReader(db);
  return { leadId, inbox, reader, take };
}

test.for([
  ['of the visitor', 500, 'visitor', {}, null],
  ['of machines', 100, 'machine', { isAutomatic: true }, null],
  ['that send one reply back', 10, 'bounce', { isBounce: true }, REPLY],
] as const)(
  'so many mails %s are kept, and the history says once that further ones are not',
  async ([, most, kind, mail, replyId]) => {
    const isAutomatic = kind !== 'visitor';
    const { leadId, inbox, reader, take } = await startFull({
      count: most - 1,
      isAutomatic,
      ...(replyId === null ? {} : { replyId }),
    });

    expect(await take(aMail('<last@mail.example>', mail), replyId)).toBe(kind);
    expect(await take(aMail('<last@mail.example>', mail), replyId)).toBe('repeated');
    expect((await reader.history(leadId)).map((line) => line.kind)).not.toContain('mails_left');
    expect(await take(aMail('<next@mail.example>', mail), replyId)).toBe('too_many');
    expect(await take(aMail('<more@mail.example>', mail), replyId)).toBe('too_many');

    expect(await reader.messages(leadId)).toHaveLength(most);
    const told = (await reader.history(leadId)).filter((line) => line.kind === 'mails_left');
    expect(told).toMatchObject([{ detail: kind, actorKind: 'service' }]);
    expect(await inbox.place()).toEqual({ uidValidity: 1, lastUid: 4 });
    expect((await inbox.state())?.outcomes).toMatchObject({ too_many: 2 });
  },
);

test('two machines that answer each other keep no mail of the visitor out', async () => {
  const { take } = await startFull({ count: 100, isAutomatic: true });

  expect(await take(aMail('<loop@mail.example>', { isAutomatic: true }))).toBe('too_many');
  expect(await take(aMail('<bounce@mail.example>', { isBounce: true }), REPLY)).toBe('bounce');
  expect(await take(aMail('<anna@mail.example>'))).toBe('visitor');
});

test('a mail that is read again stays with the lead that it joined, though another is the open one now', async () => {
  const { db, store } = await openLeads();
  const older = await store({ at: '2026-01-01T09:00:00Z' });
  const newer = await store({ at: '2026-01-01T10:00:00Z' });
  const inbox = createLeadInbox({ db, mailbox: 'hello at mail.example', ownAddresses: [] });
  await inbox.place();
  const mail = aMail('<once@mail.example>');
  const take = async (lastUid: number) => {
    const thread = await inbox.find({
      fromAddress: mail.fromAddress,
      answers: [],
      receivedAt: mail.sentAt,
      isBulk: false,
    });
    if (typeof thread === 'string') throw new Error('it is about no lead');
    return [thread.leadId, await inbox.store(mail, thread, { uidValidity: 1, lastUid })];
  };

  expect(await take(1)).toEqual([newer, 'visitor']);
  await db.updateTable('leads').set({ binned_at: new Date() }).where('id', '=', newer).execute();
  expect(await take(2)).toEqual([older, 'repeated']);

  expect(await createLeadReader(db).messages(older)).toEqual([]);
});
