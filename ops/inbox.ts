import { join } from 'node:path';

import { errorCode, errorText, StartupError } from '@high-street/server';
import { MailDev } from 'maildev';

const LOOPBACK = '127.0.0.1';
const MOST_MAILS = 500;

type Inbox = {
  readonly smtpUrl: string;
  readonly pageUrl: string;
};

function explain(error: unknown, smtpPort: number, pagePort: number): string {
  if (errorCode(error) !== 'EADDRINUSE') {
    return `The local inbox did not start (${errorText(error)}). Set SMTP_URL to a mail server of your own to do without it.`;
  }
  return `The local inbox needs the ports ${smtpPort} and ${pagePort}, and one is in use by another program. Stop that program, or set INBOX_SMTP_PORT and INBOX_PAGE_PORT to free ones, or SMTP_URL to a mail server.`;
}

/**
 * Starts a mail server for this machine alone, with a page to read what it got; mails stay in `dataDir/inbox`. It ends
 * with this process: its own way to stop waits a minute for a connection that a browser holds in reserve.
 */
export async function startInbox(
  smtpPort: number,
  pagePort: number,
  dataDir: string,
): Promise<Inbox> {
  const inbox = new MailDev({
    smtp: smtpPort,
    web: pagePort,
    ip: LOOPBACK,
    webIp: LOOPBACK,
    mailDirectory: join(dataDir, 'inbox'),
    maxEmails: MOST_MAILS,
    silent: true,
  });
  try {
    await inbox.start();
  } catch (error) {
    throw new StartupError('INBOX_NOT_STARTED', explain(error, smtpPort, pagePort), {
      cause: error,
    });
  }
  return {
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
    pageUrl: `http://localhost:${pagePort}`,
  };
}
