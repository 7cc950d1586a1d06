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

/** For so long somebody waits to hear that the mail server has an invitation; their page then shows its link instead. */
const INVITATION_LIMIT_MS = 10_000;

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

  function start(kind: 'sign_in' | 'invitation', mail: Mail): Promise<boolean> {
    const sending = send(kind, mail);
    underWay.add(sending);
    return sending.finally(() => underWay.delete(sending));
  }

  return {
    /** Sends a link and a code, without making anybody wait for it. */
    sendSignIn: (mail: SignInMail): void =>
      void start('sign_in', buildSignInMail(mail, { identity, origin })),

    /** Sends the code alone, for a proof, without making anybody wait for it. */
    sendProof: (mail: SignInMail): void =>
      void start('sign_in', buildProofMail(mail, { identity, origin })),

    /** Sends an invitation, and resolves to whether the mail server took it within ten seconds. */
    async sendInvitation(mail: InvitationMail): Promise<boolean> {
      const built = buildInvitationMail(mail, { identity, origin, now: clock.now() });
      const over = new AbortController();
      const late = clock.sleep(INVITATION_LIMIT_MS, over.signal).then(() => false);
      return Promise.race([start('invitation', built), late]).finally(() => over.abort());
    },

    /** Waits for the mails that are under way. */
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

/** The mails of the desk. */
export type DeskMails = ReturnType<typeof createDeskMails>;
