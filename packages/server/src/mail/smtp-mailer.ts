import { createTransport, type PluginFunction } from 'nodemailer';
import pLimit from 'p-limit';

import { type Mail, type Mailer, MailRefused } from './mail.ts';
import { requiresTls, type SmtpTrust } from './requires-tls.ts';

const CONNECT_LIMIT_MS = 4_000;
/** Until a server has been given all of the mail: one that hangs before that keeps no other mail waiting for its connection. */
const HAND_OVER_LIMIT_MS = 10_000;
/**
 * For the whole of one sending. A server that has the mail may take its time to say so, as Exchange and virus scanners
 * do, and whoever hangs up before that has sent a copy (RFC 5321 4.5.3.2.6). Nobody waits for it: calls have limits of
 * their own.
 */
const SEND_LIMIT_MS = 120_000;
/** A connection with nothing to send is given back. */
const IDLE_LIMIT_MS = 8_000;
/** For a free connection, before the sending begins: what waited in the time of its sending could be cut off and sent again. */
const WAIT_LIMIT_MS = 4_000;
/** Mail services take few from one client, and each process has as many. */
const CONNECTIONS = 5;
const BUSY = `all ${CONNECTIONS} connections to the mail server were busy, so this mail was not begun`;
const PERMANENT = 500;
/** What the answer was given to; a refused login is ours to fix and says nothing about the mail. */
const ABOUT_THE_MAIL = /^(?:MAIL FROM|RCPT TO|DATA)/;
/** What says, to any command, that a login or encryption is missing (RFC 4954 and 3207). */
const ABOUT_THE_LOGIN = [530, 534, 535, 538];

function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const responseCode = 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = 'command' in error ? String(error.command) : '';
  if (ABOUT_THE_LOGIN.includes(responseCode)) return false;
  return responseCode >= PERMANENT && ABOUT_THE_MAIL.test(command);
}

function toMessage(mail: Mail) {
  const { from, to, replyTo, subject, text, html, messageId, thread, invitation } = mail;
  return {
    from,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    messageId,
    ...(thread ? { inReplyTo: thread.inReplyTo, references: [...thread.references] } : {}),
    ...(invitation
      ? {
          icalEvent: {
            method: invitation.method,
            content: invitation.text,
            filename: 'invitation.ics',
          },
        }
      : {}),
    envelope: { from: from.address, to: [to.address] },
    headers: { 'Auto-Submitted': mail.isByPerson ? 'no' : 'auto-generated' },
  };
}

type Limits = { readonly handOverLimitMs: number; readonly sendLimitMs: number };

/** Hangs up on a server that takes longer, over what it is given or over its answer. */
function limitSending({ handOverLimitMs, sendLimitMs }: Limits): PluginFunction {
  return ({ data, message }, done) => {
    const limit = new AbortController();
    const handleTimeout = (): void => limit.abort();
    const handOver = AbortSignal.timeout(handOverLimitMs);
    handOver.addEventListener('abort', handleTimeout);
    AbortSignal.timeout(sendLimitMs).addEventListener('abort', handleTimeout);
    data.signal = limit.signal;
    message.processFunc((source) =>
      source.once('end', () => handOver.removeEventListener('abort', handleTimeout)),
    );
    done();
  };
}

type Options = SmtpTrust & { readonly mailsPerSecond?: number } & Partial<Limits>;

/**
 * A mailer for the SMTP server at `smtpUrl`; connects only when a mail is sent, and has mails beyond so many a second
 * wait for the next one. A mail for which no connection is free for 4 s is refused without having been begun.
 */
export function createSmtpMailer(
  smtpUrl: string,
  {
    mailsPerSecond,
    handOverLimitMs = HAND_OVER_LIMIT_MS,
    sendLimitMs = SEND_LIMIT_MS,
    ...trust
  }: Options = {},
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: requiresTls(smtpUrl, trust),
    ...(mailsPerSecond === undefined ? {} : { rateLimit: mailsPerSecond, rateDelta: 1_000 }),
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: sendLimitMs,
    idleTimeout: IDLE_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', limitSending({ handOverLimitMs, sendLimitMs }));
  const inTurn = pLimit(CONNECTIONS);

  /** Fails once the wait is over, though its turn comes no sooner than others end. */
  function sendInTurn(mail: Mail) {
    const waited = AbortSignal.timeout(WAIT_LIMIT_MS);
    const turn = Promise.withResolvers<never>();
    const refuse = (): void => turn.reject(new Error(BUSY));
    waited.addEventListener('abort', refuse);
    const sending = inTurn(async () => {
      if (waited.aborted) return turn.promise;
      waited.removeEventListener('abort', refuse);
      return transport.sendMail(toMessage(mail));
    });
    return Promise.race([turn.promise, sending]);
  }

  return {
    send: async (mail) => {
      try {
        return (await sendInTurn(mail)).response;
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    atOnce: CONNECTIONS,
    close: () => transport.close(),
  };
}
