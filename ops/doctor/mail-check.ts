import { errorText, isLocalHost } from '@high-street/server';
import { askMail, sendTestMail, type MailState } from '@high-street/server/mail';

import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('mail');
const TEST_MAIL = reportOn('test mail');

/** How mails leave. */
export type MailPlace = {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_PLAINTEXT?: 'yes' | 'no';
  readonly MAIL_ENDPOINT?: string | undefined;
  /** Where the site is; on this machine when absent. */
  readonly siteUrl?: string;
};

const SERVER_ERROR = 500;
const NO_TLS_FIX = 'Ask for a port with TLS; only where there is none, set SMTP_PLAINTEXT to yes.';

function describeServer(state: Extract<MailState, { kind: 'server' }>) {
  const { host, isEncrypted, isLocal, hasLogin } = state;
  const text = `${host} answers${hasLogin ? ' and takes the login' : ' and asks for no login'}`;
  if (isEncrypted) return ok(`${text}, encrypted.`);
  if (isLocal) return ok(`${text}.`);
  return warning(
    `${text}, and offers no encryption.`,
    'Ask for a port with TLS, and unset SMTP_PLAINTEXT.',
  );
}

function describeSilence({ host, reason, isTlsRefused }: Extract<MailState, { kind: 'silent' }>) {
  if (host === null) {
    return fault(`The hosted mail service does not answer (${reason}).`, 'Correct MAIL_ENDPOINT.');
  }
  return fault(
    `${host} does not let us in (${reason}).`,
    isTlsRefused ? NO_TLS_FIX : 'Correct user, password, host or port in SMTP_URL.',
  );
}

function describeMail(state: MailState): Finding {
  if (state.kind === 'server') return describeServer(state);
  if (state.kind === 'silent') return describeSilence(state);
  const text = `The hosted mail service answers (${state.status}); no mail was given to it.`;
  return state.status >= SERVER_ERROR
    ? warning(text, 'Look whether that service is well.')
    : ok(text);
}

function describeUnset(siteUrl: string): Finding {
  if (isLocalHost(URL.parse(siteUrl)?.hostname ?? '')) {
    return warning(
      'SMTP_URL is not set, so mails go to the local inbox and reach nobody.',
      'Set SMTP_URL before the site goes public.',
    );
  }
  return fault(
    'SMTP_URL is not set, so mails reach nobody. Without a local inbox they wait at 127.0.0.1:1025 and are given up after five days.',
    'Set SMTP_URL to your mail server.',
  );
}

/** Connects and logs in where mails leave; sends none. */
export async function checkMail(
  { SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT, siteUrl = 'http://localhost' }: MailPlace,
  signal: AbortSignal,
): Promise<Finding> {
  if (SMTP_URL === undefined && MAIL_ENDPOINT === undefined) return describeUnset(siteUrl);
  const place = { SMTP_URL: SMTP_URL ?? '', SMTP_PLAINTEXT, MAIL_ENDPOINT };
  return describeMail(await askMail(place, signal));
}

/** Sends one mail, for which somebody asked. */
export async function checkTestMail(
  { SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT }: MailPlace,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Finding> {
  if (MAIL_ENDPOINT !== undefined || SMTP_URL === undefined) {
    return TEST_MAIL.fault(
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
    return TEST_MAIL.ok(`The mail server took it for ${to} (${reply}).`);
  } catch (error) {
    return TEST_MAIL.fault(
      `The mail server did not take it (${errorText(error)}).`,
      'Fix what it says, or try another MAIL_FROM.',
    );
  }
}
