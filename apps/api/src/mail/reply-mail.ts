import { buildEmailRequest } from '@high-street/contract';
import type { OutgoingReply, StoredLead } from '@high-street/leads';
import {
  buildMessageId,
  type MailIdentity,
  ownWordsToHtml,
  ownWordsToText,
  shortName,
} from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

/** A mail program finds its place by the first and the last ones; a header should not grow without end. */
const MOST_REFERENCES = 20;

/** The visitor's own mails carry what their mail programs wrote. */
function inBrackets(messageId: string): string {
  return `<${messageId.replaceAll(/[<>\s]/g, '')}>`;
}

/** Below the confirmation, as an answer to what was said last. */
function threadOf({ earlier }: OutgoingReply, leadId: string, identity: MailIdentity) {
  const confirmation = buildMessageId(leadId, 'visitor', identity);
  const said = earlier.map((mail) =>
    mail.kind === 'reply'
      ? buildMessageId(leadId, `reply-${mail.id}`, identity)
      : inBrackets(mail.messageId),
  );
  const visitors = earlier.findLast(({ kind }) => kind === 'visitor');
  const inReplyTo =
    visitors?.kind === 'visitor' ? inBrackets(visitors.messageId) : (said.at(-1) ?? confirmation);
  return { inReplyTo, references: [confirmation, ...said.slice(-MOST_REFERENCES)] };
}

/** What a person of the provider's writes to the person who sent a lead, in the same conversation as the confirmation. */
export function buildReplyMail(
  lead: StoredLead,
  reply: OutgoingReply,
  { identity, resends }: { readonly identity: MailIdentity; readonly resends: number },
): Mail {
  const { from: address, brand, look } = identity;
  const replyTo = identity.replyTo ?? identity.providerAddress;
  const { email, contactName } = lead.contacts;
  const request = buildEmailRequest(lead.contacts, { email: address, name: brand.name });
  const subject = `Re: ${request.subject}`;
  const name = reply.writer === null ? brand.name : `${shortName(reply.writer)}, ${brand.name}`;
  const html = ownWordsToHtml(reply, { title: subject, look });
  const copy = resends === 0 ? '' : `-${resends}`;
  const messageId = buildMessageId(lead.id, `reply-${reply.id}${copy}`, identity);
  const thread = threadOf(reply, lead.id, identity);
  return {
    from: { name, address },
    to: { name: shortName(contactName), address: email },
    replyTo: { name: brand.name, address: replyTo },
    subject,
    text: ownWordsToText(reply),
    html,
    messageId,
    thread,
    isByPerson: true,
    request: {
      ...request,
      type: 'reply',
      subject,
      from: { email: address, name },
      message: html,
      replyTo,
      messageId,
      ...thread,
    },
  };
}
