import { letterToHtml, letterToText, type Letter } from './letter.ts';
import { buildMessageId, type MailIdentity } from './mail-identity.ts';

type Person = { readonly name: string; readonly address: string };

type Envelope<Type extends string> = {
  /** What hosted mail services are told that it is. */
  readonly type: Type;
  /** What it is about, and of which kind: together the same at each attempt, and different from every other mail. */
  readonly id: string;
  readonly kind: string;
  readonly to: Person;
  /** Where an answer goes if not where all go. */
  readonly replyTo?: Person;
  /** The letter's heading unless said otherwise. */
  readonly subject?: string;
};

/** Puts a letter into a mail of the brand, in the form in which mail servers and hosted services take it. */
export function buildMail<Type extends string>(
  letter: Letter,
  { type, id, kind, to, replyTo: own, subject = letter.heading }: Envelope<Type>,
  identity: MailIdentity,
) {
  const { brand, from, look } = identity;
  const all = identity.replyTo && { name: brand.name, address: identity.replyTo };
  const replyTo = own ?? all;
  const html = letterToHtml(letter, look);
  return {
    from: { name: brand.name, address: from },
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: letterToText(letter),
    html,
    messageId: buildMessageId(id, kind, identity),
    request: {
      type,
      to: to.address,
      from: { email: from, name: brand.name },
      name: to.name,
      company: '',
      subject,
      message: html,
      ...(replyTo ? { replyTo: replyTo.address } : {}),
    },
  };
}
