import { ERASURE_NOTICE } from '@high-street/leads';
import {
  buildMessageId,
  letterToHtml,
  letterToText,
  type Letter,
  type MailIdentity,
} from '@high-street/letter';
import type { DeliveryHandler } from '@high-street/server/deliveries';
import { sendMail, type Mail, type Mailer } from '@high-street/server/mail';

type Parts = { readonly mailer: Mailer; readonly identity: MailIdentity };

function letterOf(email: string): Letter {
  return {
    heading: 'Remove a contact from your CRM',
    paragraphs: [
      `The visitor who wrote from ${email} has erased everything that is stored here of them.`,
      'Your CRM was told of them and cannot be told of this. Please remove the contact there, and their emails from your mailboxes, this one last.',
    ],
    rows: [],
    closing: [],
    why: 'You get this mail when a visitor erases themselves, as CRM_URL is set. Once it is accepted, the address is not kept here any more.',
  };
}

function buildErasureMail(id: string, email: string, identity: MailIdentity): Mail {
  const { brand, from, providerAddress, look } = identity;
  const letter = letterOf(email);
  const html = letterToHtml(letter, look);
  return {
    from: { name: brand.name, address: from },
    to: { name: brand.name, address: providerAddress },
    subject: letter.heading,
    text: letterToText(letter),
    html,
    messageId: buildMessageId(id, ERASURE_NOTICE.kind, identity),
    request: {
      to: providerAddress,
      type: 'desk',
      name: brand.name,
      company: '',
      subject: letter.heading,
      from: { email: from, name: brand.name },
      message: html,
    },
  };
}

/** What tells the provider who has erased themselves. The address goes as soon as the mail is accepted. */
export function createErasureSender({ mailer, identity }: Parts): DeliveryHandler {
  return {
    ...ERASURE_NOTICE,
    send: async ({ id, payload }) => {
      const email = payload?.['email'];
      if (typeof email !== 'string') return { kind: 'dead', reason: 'it names no address' };
      return sendMail(mailer, buildErasureMail(id, email, identity));
    },
    onDone: async (trx, { id }) => {
      await trx.updateTable('deliveries').set({ payload: '{}' }).where('id', '=', id).execute();
    },
  };
}
