import type { SmtpSink } from '@high-street/server/testing';
import { expect } from '@playwright/test';

/** The mails that the mail server has accepted for an address, read as a mail program reads them. */
export async function mailsTo({ mails, read }: SmtpSink, address: string) {
  const parsed = await read();
  return parsed.filter((_, index) => mails[index]?.to.includes(address));
}

/** The link to the booking in the one mail that an address has got. */
export async function bookingLinkTo(mail: SmtpSink, address: string): Promise<string> {
  await expect.poll(() => mailsTo(mail, address)).toHaveLength(1);
  const [invitation] = await mailsTo(mail, address);
  return /http:\S+signature=[\w-]+/.exec(invitation?.text ?? '')?.[0] ?? '';
}
