import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

import { requiresTls, type SmtpTrust } from './requires-tls.ts';

const STEP_LIMITS = {
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 4_000,
  dnsTimeout: 4_000,
};

/** How a mail server took us: whether we spoke in secret, and whether we had to say who we are. */
export type SmtpCheck = { readonly isEncrypted: boolean; readonly hasLogin: boolean };

/** A mail in plain words, to see that mails arrive. */
export type TestMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** Connects and logs in to a mail server as the mailer does, and sends nothing; throws what it says when it does not let us. */
export async function checkSmtp(smtpUrl: string, trust?: SmtpTrust): Promise<SmtpCheck> {
  const { auth, ...place } = parseConnectionUrl(smtpUrl);
  const requireTLS = requiresTls(smtpUrl, trust);
  const connection = new SMTPConnection({ ...place, ...STEP_LIMITS, requireTLS });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  connection.on('error', reject);
  connection.connect(() => {
    if (auth === undefined) resolve();
    else connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
  try {
    await promise;
    return { isEncrypted: connection.secure, hasLogin: auth !== undefined };
  } finally {
    connection.close();
  }
}

/** Sends one mail and gives what the mail server said to it; throws when it does not take it. */
export async function sendTestMail(
  smtpUrl: string,
  mail: TestMail,
  trust?: SmtpTrust,
): Promise<string> {
  const requireTLS = requiresTls(smtpUrl, trust);
  const transport = createTransport({ url: smtpUrl, ...STEP_LIMITS, requireTLS });
  try {
    return (await transport.sendMail(mail)).response;
  } finally {
    transport.close();
  }
}
