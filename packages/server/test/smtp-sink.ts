import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { createSinkState, buildHandlers } from './smtp-manner.ts';

/** What a mail server asks of those who send by it; nothing unless told. */
export type SinkDemands = {
  /** The password of every user. */
  readonly password?: string;
  /** Whether it offers to go on in secret, with a certificate that nobody knows. */
  readonly hasTls?: boolean;
};

/** Starts a real mail server on a loopback port of its own; `stop` and `start` keep the port. */
export async function startSmtpSink({ password, hasTls = false }: SinkDemands = {}) {
  const sockets = new Set<Socket>();
  const state = createSinkState(sockets);
  let port = 0;
  let server: SMTPServer | undefined;

  async function start(): Promise<void> {
    server = new SMTPServer({
      ...buildHandlers(state),
      disabledCommands: [
        ...(password === undefined ? ['AUTH'] : []),
        ...(hasTls ? [] : ['STARTTLS']),
      ],
      allowInsecureAuth: true,
      onAuth: (login, _session, callback) =>
        login.password === password
          ? callback(null, { user: login.username })
          : callback(new Error('wrong password')),
      disableReverseLookup: true,
      closeTimeout: 1,
    });
    // Connections that the tests break on purpose.
    server.on('error', () => undefined);
    const listener = server.listen(port, '127.0.0.1');
    listener.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    await once(listener, 'listening');
    port = portOf(listener.address());
  }

  async function stop(): Promise<void> {
    const stopping = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
  }

  /** The accepted mails, read as a mail program reads them. */
  async function read(): Promise<Email[]> {
    return Promise.all(state.mails.map(({ raw }) => PostalMime.parse(raw)));
  }

  await start();
  return { state, mails: state.mails, url: `smtp://127.0.0.1:${port}`, start, stop, read };
}

/** A mail server for tests. */
export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the sink has no port');
  return address.port;
}
