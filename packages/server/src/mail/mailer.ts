import { createTransport } from 'nodemailer';

const CONNECT_LIMIT_MS = 4_000;
const ANSWER_LIMIT_MS = 8_000;
/** For the whole of one sending: a server that is slow at every step would keep the visitor waiting without end. */
const SEND_LIMIT_MS = 10_000;

/** One mail to one person; addresses are bare addresses, never header text to be parsed. */
export type Mail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable for one mail, so that a repeated sending is recognised: `<…@…>`. */
  readonly messageId: string;
};

/** Hands mails to a mail server. */
export type Mailer = {
  /** Resolves to the server's reply once it has accepted the mail; throws in every other case, after 10 s at the latest. */
  readonly send: (mail: Mail) => Promise<string>;
  readonly close: () => void;
};

/** A mailer for the SMTP server at `smtpUrl`; connects only when a mail is sent. */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const sent = await transport.sendMail({
        ...mail,
        envelope: { from: mail.from.address, to: [mail.to.address] },
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      return sent.response;
    },
    close: () => transport.close(),
  };
}
