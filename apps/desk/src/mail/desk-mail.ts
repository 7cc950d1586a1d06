import { randomUUID } from 'node:crypto';

import {
  buildMessageId,
  letterToHtml,
  letterToText,
  shortName,
  type Letter,
  type MailIdentity,
} from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

/** A mail of the desk to one of its people; each has an id of its own, since none is ever sent again. */
export function buildDeskMail(
  letter: Letter,
  {
    to,
    kind,
    identity,
  }: { to: { name: string; email: string }; kind: string; identity: MailIdentity },
): Mail {
  const { from, brand } = identity;
  const html = letterToHtml(letter, identity.look);
  const name = shortName(to.name);
  return {
    from: { name: brand.name, address: from },
    to: { name, address: to.email },
    subject: letter.heading,
    text: letterToText(letter),
    html,
    messageId: buildMessageId(randomUUID(), kind, identity),
    request: {
      type: 'desk',
      to: to.email,
      from: { email: from, name: brand.name },
      name,
      company: '',
      subject: letter.heading,
      message: html,
    },
  };
}
