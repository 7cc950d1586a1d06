import { createTransport } from 'nodemailer';

import { errorCode } from '#/error/error-code.ts';

const STEP_LIMIT_MS = 4_000;

/** How a mail server took us: whether it let us speak in secret and asked who we are. */
export type SmtpCheck = { readonly isEncrypted: boolean; readonly hasLogin: boolean };

/** A mail in plain words, to see that mails arrive. */
export type TestMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

function openTransport(smtpUrl: string, requireTLS: boolean) {
  return createTransport({
    url: smtpUrl,
    requireTLS,
    connectionTimeout: STEP_LIMIT_MS,
    greetingTimeout: STEP_LIMIT_MS,
    socketTimeout: STEP_LIMIT_MS,
    dnsTimeout: STEP_LIMIT_MS,
  });
}

async function verify(smtpUrl: string, requireTLS: boolean): Promise<void> {
  const transport = openTransport(smtpUrl, requireTLS);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Connects and logs in to a mail server without sending anything; throws what it says when it does not let us. */
export async function checkSmtp(smtpUrl: string): Promise<SmtpCheck> {
  const hasLogin = (URL.parse(smtpUrl)?.username ?? '') !== '';
  try {
    await verify(smtpUrl, true);
    return { isEncrypted: true, hasLogin };
  } catch (error) {
    // Any other fault would meet the mails as well.
    if (errorCode(error) !== 'ETLS') throw error;
  }
  await verify(smtpUrl, false);
  return { isEncrypted: false, hasLogin };
}

/** Sends one mail and gives what the mail server said to it; throws when it does not take it. */
export async function sendTestMail(smtpUrl: string, mail: TestMail): Promise<string> {
  const transport = openTransport(smtpUrl, false);
  try {
    return (await transport.sendMail(mail)).response;
  } finally {
    transport.close();
  }
}
