import type { SmtpSink } from '@high-street/server/testing';

/** The mails that the mail server has accepted for an address, read as a mail program reads them. */
export async function mailsTo({ mails, read }: SmtpSink, address: string) {
  const parsed = await read();
  return parsed.filter((_, index) => mails[index]?.to.includes(address));
}
