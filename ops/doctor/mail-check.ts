import { errorText, isLocalHost } from '@high-street/server';
import { checkSmtp, sendTestMail, type SmtpTrust } from '@high-street/server/mail';

import { fault, ok, warning, type Finding } from './finding.ts';

/** How mails leave. */
export type MailPlace = {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_PLAINTEXT?: 'yes' | 'no';
  readonly MAIL_ENDPOINT?: string | undefined;
};

async function checkEndpoint(endpoint: string, signal: AbortSignal): Promise<Finding> {
  try {
    const { status } = await fetch(endpoint, { method: 'HEAD', redirect: 'manual', signal });
    return ok('mail', `The hosted mail service answers (${status}); no mail was given to it.`);
  } catch (error) {
    return fault(
      'mail',
      `The hosted mail service does not answer (${errorText(error)}).`,
      'Correct MAIL_ENDPOINT.',
    );
  }
}

const NO_TLS_FIX = 'Ask for a port with TLS; only where there is none, set SMTP_PLAINTEXT to yes.';

/** Whether a server that was asked to go on in secret would not. */
function isRefusedTls(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'STARTTLS';
}

async function checkServer(smtpUrl: string, trust: SmtpTrust): Promise<Finding> {
  const host = URL.parse(smtpUrl)?.host ?? 'SMTP_URL';
  try {
    const { isEncrypted, hasLogin } = await checkSmtp(smtpUrl, trust);
    const text = `${host} answers${hasLogin ? ' and takes the login' : ' and asks for no login'}`;
    if (isEncrypted) return ok('mail', `${text}, encrypted.`);
    if (isLocalHost(URL.parse(smtpUrl)?.hostname ?? '')) return ok('mail', `${text}.`);
    return warning(
      'mail',
      `${text}, and offers no encryption.`,
      'Ask for a port with TLS, and unset SMTP_PLAINTEXT.',
    );
  } catch (error) {
    return fault(
      'mail',
      `${host} does not let us in (${errorText(error)}).`,
      isRefusedTls(error) ? NO_TLS_FIX : 'Correct user, password, host or port in SMTP_URL.',
    );
  }
}

/** Connects and logs in where mails leave; sends none. */
export async function checkMail(
  { SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT }: MailPlace,
  signal: AbortSignal,
): Promise<Finding> {
  if (MAIL_ENDPOINT !== undefined) return checkEndpoint(MAIL_ENDPOINT, signal);
  if (SMTP_URL === undefined) {
    return warning(
      'mail',
      'SMTP_URL is not set, so mails go to the local inbox and reach nobody.',
      'Set SMTP_URL before the site goes public.',
    );
  }
  return checkServer(SMTP_URL, { mayBePlain: SMTP_PLAINTEXT === 'yes' });
}

/** Sends one mail, for which somebody asked. */
export async function checkTestMail(
  { SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT }: MailPlace,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Finding> {
  if (MAIL_ENDPOINT !== undefined || SMTP_URL === undefined) {
    return fault(
      'test mail',
      'There is no SMTP_URL in use to send it by.',
      'Set SMTP_URL, or send an enquiry through the form.',
    );
  }
  const subject = 'Test mail of the website';
  const text =
    'This mail shows that the website can send mails. Look in its headers for SPF, DKIM and DMARC.';
  try {
    const mail = { from, to, subject, text };
    const reply = await sendTestMail(SMTP_URL, mail, { mayBePlain: SMTP_PLAINTEXT === 'yes' });
    return ok('test mail', `The mail server took it for ${to} (${reply}).`);
  } catch (error) {
    return fault(
      'test mail',
      `The mail server did not take it (${errorText(error)}).`,
      'Fix what it says, or try another MAIL_FROM.',
    );
  }
}
