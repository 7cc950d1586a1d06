import type { Brand, BrandPack } from '@high-street/owner';

import { buildLetterLook, type LetterLook } from './letter.ts';

/** Whose mails these are: who they come from, who is told of leads, and how they look. */
export type MailIdentity = {
  readonly brand: Brand;
  readonly from: string;
  readonly providerAddress: string;
  /** Where answers go that would go to `from` otherwise. */
  readonly replyTo?: string | undefined;
  readonly look: LetterLook;
};

/** The identity of a brand that sends from one address, hears of leads at another, and has answers go to a third. */
export function toMailIdentity(
  pack: BrandPack,
  addresses: Pick<MailIdentity, 'from' | 'providerAddress' | 'replyTo'>,
): MailIdentity {
  return { brand: pack, ...addresses, look: buildLetterLook(pack) };
}

/** The domain of a mail address. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** The Message-ID of a lead's mail of one kind: the same at each attempt, so that repeats collapse into one. */
export function buildMessageId(leadId: string, kind: string, { from }: MailIdentity): string {
  return `<${leadId}.${kind}@${mailDomain(from)}>`;
}
