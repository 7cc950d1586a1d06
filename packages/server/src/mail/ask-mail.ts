import { isLocalHost } from '#/config/local-host.ts';
import { errorText } from '#/error/error-code.ts';

import { checkSmtp } from './check-smtp.ts';

/** How mails leave, as the settings say it. */
export type MailPlace = {
  readonly SMTP_URL: string;
  readonly SMTP_PLAINTEXT?: 'yes' | 'no' | undefined;
  readonly MAIL_ENDPOINT?: string | undefined;
};

/** How the place answers by which mails leave: a mail server, a hosted service, or neither. */
export type MailState =
  | {
      readonly kind: 'server';
      readonly host: string;
      readonly isEncrypted: boolean;
      readonly hasLogin: boolean;
      /** On this machine, where mails need no encryption on their way. */
      readonly isLocal: boolean;
    }
  | { readonly kind: 'hosted'; readonly status: number }
  | {
      readonly kind: 'silent';
      /** Null for a hosted service. */
      readonly host: string | null;
      readonly reason: string;
      /** Whether it would not go on in secret, as it was asked to. */
      readonly isTlsRefused: boolean;
    };

function isTlsRefused(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'STARTTLS';
}

/** Connects and logs in where mails leave, and sends none. */
export async function askMail(
  { SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT }: MailPlace,
  signal: AbortSignal,
): Promise<MailState> {
  const host = MAIL_ENDPOINT === undefined ? (URL.parse(SMTP_URL)?.host ?? 'SMTP_URL') : null;
  try {
    if (host !== null) {
      const trust = { mayBePlain: SMTP_PLAINTEXT === 'yes' };
      const isLocal = isLocalHost(URL.parse(SMTP_URL)?.hostname ?? '');
      return { kind: 'server', host, isLocal, ...(await checkSmtp(SMTP_URL, trust)) };
    }
    const asked = { method: 'HEAD', redirect: 'manual', signal } as const;
    const { status } = await fetch(MAIL_ENDPOINT ?? '', asked);
    return { kind: 'hosted', status };
  } catch (error) {
    return { kind: 'silent', host, reason: errorText(error), isTlsRefused: isTlsRefused(error) };
  }
}
