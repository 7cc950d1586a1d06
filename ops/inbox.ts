import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { createAPIServer } from '@maildev/api';
import { registerUI } from '@maildev/ui/server';
import { errorCode, errorText, StartupError } from '@high-street/server';
import { MailDev } from 'maildev';

import { guardOrigin } from './guard-origin.ts';

const LOOPBACK = '127.0.0.1';
const MOST_MAILS = 500;
const PRIVATE = 0o700;
/** The port that browsers leave out of a host. */
const USUAL_PORT = 80;

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

/** Mails hold personal data and signed links. */
async function makePrivateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: PRIVATE });
  await chmod(path, PRIVATE);
  return path;
}

/** Takes mails on one port, and shows them on the other to its own page and to programs of this machine alone. */
async function openInbox(smtpPort: number, pagePort: number, mailDirectory: string): Promise<void> {
  const inbox = new MailDev({
    smtp: smtpPort,
    ip: LOOPBACK,
    // Its own server of pages lets every origin read and delete, whatever it is told.
    disableWeb: true,
    mailDirectory,
    maxEmails: MOST_MAILS,
    silent: true,
  });
  const api = createAPIServer({
    ...(await inbox.start()),
    cors: { origin: false, credentials: false },
  });
  await api.registerPlugins();
  await registerUI(api.server);
  await api.server.ready();
  const page = createServer();
  const names = ['localhost', LOOPBACK];
  const hosts = names.map((name) => (pagePort === USUAL_PORT ? name : `${name}:${pagePort}`));
  guardOrigin(page, api.server.server, hosts);
  await once(page.listen(pagePort, LOOPBACK), 'listening');
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
  try {
    await openInbox(smtpPort, pagePort, await makePrivateFolder(join(dataDir, 'inbox')));
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
