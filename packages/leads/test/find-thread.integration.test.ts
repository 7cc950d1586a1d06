import { expect, test } from 'vitest';

import { createLeadInbox } from '#/index.ts';

import { openLeads } from './stored-leads.ts';

const MAIL = {
  fromAddress: 'Anna@example.com',
  answers: [],
  receivedAt: new Date(),
  isBulk: false,
} as const;

async function openInbox() {
  const { db, store } = await openLeads();
  const inbox = createLeadInbox({
    db,
    mailbox: 'hello at mail.example',
    ownAddresses: ['hello@shop.example'],
  });
  /** Stores a newer lead, and withdraws it. */
  async function storeWithdrawn(): Promise<string> {
    const id = await store({ at: '2026-01-02T09:00:00Z' });
    await db.updateTable('leads').set({ withdrawn_at: new Date() }).where('id', '=', id).execute();
    return id;
  }
  return { inbox, store, storeWithdrawn };
}

test.for([
  ['the bin', { isBinned: true }],
  ['quarantine', { reasons: ['trap'] }],
] as const)(
  'a mail that answers none joins a lead in %s only where its sender has no other',
  async ([, place]) => {
    const { inbox, store } = await openInbox();
    const hidden = await store({ at: '2026-01-02T09:00:00Z', ...place });
    expect(await inbox.find(MAIL)).toMatchObject({ leadId: hidden });

    await store({ at: '2026-01-01T08:00:00Z' });
    const older = await store({ at: '2026-01-01T09:00:00Z' });

    expect(await inbox.find(MAIL)).toMatchObject({ leadId: older });
  },
);

test('a mail joins a newer lead that was released from quarantine', async () => {
  const { inbox, store } = await openInbox();
  await store({ at: '2026-01-01T09:00:00Z' });
  const released = await store({
    at: '2026-01-02T09:00:00Z',
    reasons: ['trap'],
    isReleased: true,
  });

  expect(await inbox.find(MAIL)).toMatchObject({ leadId: released });
});

test('a mail joins a lead that its visitor withdrew only where they have no other', async () => {
  const { inbox, store, storeWithdrawn } = await openInbox();
  const withdrawn = await storeWithdrawn();
  expect(await inbox.find(MAIL)).toMatchObject({ leadId: withdrawn });

  const older = await store({ at: '2026-01-01T09:00:00Z' });

  expect(await inbox.find(MAIL)).toMatchObject({ leadId: older });
});
