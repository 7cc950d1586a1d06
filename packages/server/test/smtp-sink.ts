import { once } from 'node:events';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** How the sink treats the mails it is given. */
export type SinkMood = 'accept' | 'refuse-recipient' | 'refuse-later' | 'hang' | 'drop-in-data';

/** A mail as it came: its envelope, its raw text and its parsed parts. */
export type SunkMail = {
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: string;
} & Pick<Email, 'subject' | 'html' | 'text' | 'from' | 'to' | 'messageId' | 'headers'>;

/** A real SMTP server on the loopback address that keeps what it gets. */
export type SmtpSink = {
  readonly url: string;
  readonly mails: readonly SunkMail[];
  readonly mailsTo: (address: string) => readonly SunkMail[];
  /** Resolves to the first mail to the address, whenever it comes. */
  readonly waitForMail: (address: string) => Promise<SunkMail>;
  /** Changes how the next connections are treated. */
  readonly setMood: (mood: SinkMood) => void;
  /** Opens the same port again. */
  readonly start: () => Promise<void>;
  /** Closes the port; whoever connects then is refused. */
  readonly stop: () => Promise<void>;
};

async function pickPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}

class SmtpError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

/** Starts a sink on a free port. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const port = await pickPort();
  const mails: SunkMail[] = [];
  const waiting: { address: string; resolve: (mail: SunkMail) => void }[] = [];
  let mood: SinkMood = 'accept';
  let server: SMTPServer | null = null;

  const mailsTo = (address: string) =>
    mails.filter(({ recipients }) => recipients.includes(address));

  function keep(mail: SunkMail): void {
    mails.push(mail);
    for (const { address, resolve } of waiting)
      if (mail.recipients.includes(address)) resolve(mail);
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    if (mood === 'refuse-later') throw new SmtpError(451, 'try again later');
    const { mailFrom, rcptTo } = session.envelope;
    keep({
      ...(await PostalMime.parse(raw)),
      raw: raw.toString('utf8'),
      sender: mailFrom === false ? '' : mailFrom.address,
      recipients: rcptTo.map(({ address }) => address),
    });
  }

  function dropConnections(): void {
    server?.connections.forEach((connection) => connection.close());
  }

  function build(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo(_address, _session, answer) {
        if (mood === 'hang') return;
        answer(mood === 'refuse-recipient' ? new SmtpError(550, 'no such mailbox') : null);
      },
      onData(stream, session, answer) {
        if (mood === 'drop-in-data') dropConnections();
        else callbackify(receive)(stream, session, answer);
      },
    });
  }

  async function start(): Promise<void> {
    server = build();
    const opened = server.listen(port, '127.0.0.1');
    await once(opened, 'listening');
  }

  async function stop(): Promise<void> {
    const running = server;
    if (!running) return;
    server = null;
    running.connections.forEach((connection) => connection.close());
    await new Promise<void>((resolve) => running.close(resolve));
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo,
    waitForMail: async (address) => {
      const [first] = mailsTo(address);
      return first ?? new Promise((resolve) => waiting.push({ address, resolve }));
    },
    setMood: (next) => {
      mood = next;
    },
    start,
    stop,
  };
}
