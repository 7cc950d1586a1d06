import type { Socket } from 'node:net';

import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';

/** How the sink treats a mail; what it holds back waits for `release`. */
export type SinkManner =
  | 'accept'
  | 'refuse the recipient'
  | 'refuse the data'
  | 'ask to come back later'
  | 'ask for a login'
  | 'say no greeting'
  | 'hold the data'
  | 'drop in the data'
  | 'take the mail and lose the answer'
  | 'take long over the data';

/** A mail that the sink accepted. */
export type SunkMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
};

/** What the sink has seen and how it behaves from now on. */
export type SinkState = {
  manner: SinkManner;
  /** How often a mail was offered. */
  offered: number;
  readonly sockets: ReadonlySet<Socket>;
  readonly mails: SunkMail[];
  /** The answers that are held back. */
  readonly held: (() => void)[];
};

/** Longer than anybody waits for the call that asks for a mail. */
const LONG_MS = 11_000;

/** A sink that accepts every mail until its manner is changed. */
export function createSinkState(sockets: ReadonlySet<Socket>): SinkState {
  return { manner: 'accept', offered: 0, sockets, mails: [], held: [] };
}

/** Gives the answers that were held back. */
export function release({ held }: SinkState): void {
  for (const answer of held.splice(0)) answer();
}

/** The handlers of a mail server that behaves in the manner of its state. */
export function buildHandlers(state: SinkState): SMTPServerOptions {
  return {
    onConnect(_session, callback) {
      if (state.manner === 'say no greeting') state.held.push(() => callback());
      else callback();
    },
    onMailFrom(_address, _session, callback) {
      state.offered += 1;
      if (state.manner === 'ask for a login') callback(refusal(530, 'Authentication required'));
      else callback();
    },
    onRcptTo(_address, _session, callback) {
      if (state.manner === 'refuse the recipient') callback(refusal(550, 'no such mailbox'));
      else if (state.manner === 'ask to come back later') callback(refusal(451, 'come back later'));
      else callback();
    },
    onData(stream, session, callback) {
      if (state.manner === 'drop in the data') hangUp(state, stream, session);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        function accept(): void {
          state.mails.push({ ...envelopeOf(session), raw: Buffer.concat(chunks) });
          if (state.manner === 'take the mail and lose the answer') hangUpNow(state, session);
          else callback(null, 'taken');
        }
        if (state.manner === 'refuse the data') callback(refusal(554, 'not wanted'));
        else if (state.manner === 'hold the data') state.held.push(accept);
        else if (state.manner === 'take long over the data') setTimeout(accept, LONG_MS).unref();
        else if (state.manner !== 'drop in the data') accept();
      });
    },
  };
}

function hangUp(state: SinkState, stream: SMTPServerDataStream, session: SMTPServerSession) {
  stream.once('data', () => hangUpNow(state, session));
}

function hangUpNow({ sockets }: SinkState, { remotePort }: SMTPServerSession): void {
  for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
}

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
  };
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
