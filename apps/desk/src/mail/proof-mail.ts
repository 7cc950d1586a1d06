import { shortName, type MailIdentity } from '@high-street/letter';
import { MAIL_SIGN_IN_MINUTES, type SignInMail } from '@high-street/people';
import type { Mail } from '@high-street/server/mail';

import { buildDeskMail } from './desk-mail.ts';

/** The code by which somebody who is signed in shows who they are. A link would leave behind the form that waits for it. */
export function buildProofMail(
  { to, code }: Pick<SignInMail, 'to' | 'code'>,
  { identity, origin }: { identity: MailIdentity; origin: string },
): Mail {
  return buildDeskMail(
    {
      heading: `Is it still you at the desk of ${identity.brand.name}?`,
      greeting: `Hello ${shortName(to.name)},`,
      paragraphs: [
        `Type this code on the page that asked whether it is still you. It works once, within ${MAIL_SIGN_IN_MINUTES} minutes.`,
      ],
      rows: [['Your code', code]],
      closing: ['Nobody from the desk will ever ask you for this code.'],
      why: `You get this because somebody who is signed in as you asked for it at ${origin}. If that was not you, sign in there and end your other sessions.`,
    },
    { to, kind: 'proof', identity },
  );
}
