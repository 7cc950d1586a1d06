import type { MailSignIn, SignInMail } from '@high-street/people';
import type { Clock } from '@high-street/server';

import type { Visit } from '#/visit/index.ts';
import type { DeskMails } from '#/mail/index.ts';

import {
  browserOf,
  type Attempt,
  type Attempts,
  type Limited,
  type SignInResult,
} from './attempt.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** What the ways with mails work with. */
export type MailWayParts = {
  readonly mailSignIn: MailSignIn;
  readonly limits: Pick<SignInLimits, 'countMail' | 'countAttempt'>;
  readonly mails: Pick<DeskMails, 'sendSignIn' | 'sendProof'>;
  readonly clock: Clock;
};

/** What became of asking for a mail. */
type Asked = Limited | { readonly kind: 'asked' };

/** Signing in by a mailed link or code, and proving by a mailed code. */
export function createMailWays(
  { mailSignIn, limits, mails, clock }: MailWayParts,
  { refuse, enter, prove }: Attempts,
) {
  const codeAttempt = (visit: Visit, code: string): Attempt => ({
    visit,
    way: 'code',
    count: limits.countAttempt(visit.addressGroup),
    judge: () => mailSignIn.enterCode({ ...browserOf(visit), code }),
  });

  /** The mail is built and sent once the answer is out. */
  async function askFor(
    { visit, email }: { visit: Visit; email: string },
    send: (mail: SignInMail) => void,
  ): Promise<Asked> {
    const { addressGroup } = visit;
    const limit = await limits.countMail({ addressGroup, email });
    if (limit) return refuse(visit, 'link', limit);
    const { mail } = await mailSignIn.ask({ ...browserOf(visit), email });
    if (mail) visit.afterAnswer(() => send(mail));
    visit.keepAskedFor({ email, at: clock.now(), agent: visit.agent });
    return { kind: 'asked' };
  }

  return {
    /**
     * Has a link and a code mailed to an address, if somebody may sign in with it; nothing that the answer says or how
     * long it takes tells whether.
     */
    askForMail: (visit: Visit, email: string): Promise<Asked> =>
      askFor({ visit, email }, mails.sendSignIn),

    /** Has a code mailed to who is signed in, for a proof that it is still them. */
    askForProof: (visit: Visit): Promise<Asked> =>
      askFor({ visit, email: visit.me.person.email }, mails.sendProof),

    /** Signs in by a mailed link, in the browser that asked for it. */
    useLink: (visit: Visit, linkToken: string): Promise<SignInResult> =>
      enter({
        visit,
        way: 'link',
        count: limits.countAttempt(visit.addressGroup),
        judge: () => mailSignIn.openLink({ ...browserOf(visit), linkToken }),
      }),

    /** Signs in by the code that was asked for in this browser. */
    useCode: (visit: Visit, code: string): Promise<SignInResult> => enter(codeAttempt(visit, code)),

    /** Proves by a mailed code that it is still the same person. */
    proveByCode: (visit: Visit, code: string): Promise<SignInResult> =>
      prove(codeAttempt(visit, code)),
  };
}
