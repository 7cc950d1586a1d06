import { randomUUID } from 'node:crypto';

import { buildMail, shortName, type Letter, type MailIdentity } from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

type Addressed = {
  to: { name: string; email: string };
  kind: string;
  identity: MailIdentity;
};

/** A mail of the desk to one of its people; each has an id of its own, since none is ever sent again. */
export function buildDeskMail(letter: Letter, { to, kind, identity }: Addressed): Mail {
  const recipient = { name: shortName(to.name), address: to.email };
  return buildMail(letter, { type: 'desk', id: randomUUID(), kind, to: recipient }, identity);
}
