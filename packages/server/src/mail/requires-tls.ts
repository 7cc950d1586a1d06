import { parseConnectionUrl } from 'nodemailer/lib/shared';

import { isLocalHost } from '#/config/local-host.ts';

/** What the settings say of connections to the mail server. */
export type SmtpTrust = {
  /** Whether mails and the login may go there for everybody on the way to read. */
  readonly mayBePlain?: boolean;
};

/**
 * Whether a mail server has to be spoken to in secret: where it asks for a login, and where it is another machine. A
 * server that only may be would get everything unencrypted once somebody on the way hides that it has TLS.
 */
export function requiresTls(smtpUrl: string, { mayBePlain = false }: SmtpTrust = {}): boolean {
  const { auth, host = '' } = parseConnectionUrl(smtpUrl);
  return !mayBePlain && (auth !== undefined || !isLocalHost(host));
}
