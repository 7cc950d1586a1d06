import type { Brand, BrandPack } from '@high-street/owner';

import { buildLetterLook, type LetterLook } from './letter.ts';

/** Whose mails these are: who they come from, who is told of leads, and how they look. */
export type MailIdentity = {
  readonly brand: Brand;
  readonly from: string;
  readonly providerAddress: string;
  readonly look: LetterLook;
};

/** The identity of a brand that sends from one address and hears of leads at another. */
export function toMailIdentity(
  pack: BrandPack,
  { from, providerAddress }: { from: string; providerAddress: string },
): MailIdentity {
  return { brand: pack, from, providerAddress, look: buildLetterLook(pack) };
}

/** The domain of a mail address. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** The Message-ID of a lead's mail of one kind: the same at each attempt, so that repeats collapse into one. */
export function buildMessageId(leadId: string, kind: string, { from }: MailIdentity): string {
  return `<${leadId}.${kind}@${mailDomain(from)}>`;
}
