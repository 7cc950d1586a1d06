import type { MailIdentity } from '@high-street/letter';
import type { SignInMail } from '@high-street/people';
import { errorCode, type Clock } from '@high-street/server';
import type { Mail, Mailer } from '@high-street/server/mail';
import type { FastifyBaseLogger } from 'fastify';

import { buildInvitationMail, type InvitationMail } from './invitation-mail.ts';
import { buildProofMail } from './proof-mail.ts';
import { buildSignInMail } from './sign-in-mail.ts';

type Parts = {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly identity: MailIdentity;
  readonly origin: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly countMail: (kind: 'sign_in' | 'invitation', outcome: 'sent' | 'failed') => void;
};

/**
 * Sends the mails of the desk at once and once: somebody waits for them, and soon a link to sign in is worth nothing. One
 * that fails is in the log and the metrics, without its address.
 */
export function createDeskMails({ mailer, identity, origin, clock, log, countMail }: Parts) {
  const underWay = new Set<Promise<boolean>>();

  async function send(kind: 'sign_in' | 'invitation', mail: Mail): Promise<boolean> {
    try {
      await mailer.send(mail);
      countMail(kind, 'sent');
      return true;
    } catch (error) {
      countMail(kind, 'failed');
      // What a mail server says may repeat the address.
      log.error({ code: errorCode(error), kind }, 'a mail of the desk was not sent');
      return false;
    }
  }

  function sendUnawaited(mail: Mail): void {
    const sending = send('sign_in', mail);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
  }

  return {
    /** Sends a link and a code, without making anybody wait for it. */
    sendSignIn: (mail: SignInMail): void =>
      sendUnawaited(buildSignInMail(mail, { identity, origin })),

    /** Sends the code alone, for a proof, without making anybody wait for it. */
    sendProof: (mail: SignInMail): void =>
      sendUnawaited(buildProofMail(mail, { identity, origin })),

    /** Sends an invitation, and resolves to whether the mail server took it. */
    sendInvitation: (mail: InvitationMail): Promise<boolean> =>
      send('invitation', buildInvitationMail(mail, { identity, origin, now: clock.now() })),

    /** Waits for the mails that are under way. */
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

/** The mails of the desk. */
export type DeskMails = ReturnType<typeof createDeskMails>;
