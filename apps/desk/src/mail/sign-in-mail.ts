import { shortName, type MailIdentity } from '@high-street/letter';
import { MAIL_SIGN_IN_MINUTES, type SignInMail } from '@high-street/people';
import type { Mail } from '@high-street/server/mail';

import { buildDeskMail } from './desk-mail.ts';

/** The link and the code that let somebody in, for the browser that asked. */
export function buildSignInMail(
  { to, linkToken, code }: SignInMail,
  { identity, origin }: { identity: MailIdentity; origin: string },
): Mail {
  const desk = `the desk of ${identity.brand.name}`;
  return buildDeskMail(
    {
      heading: `Sign in to ${desk}`,
      greeting: `Hello ${shortName(to.name)},`,
      paragraphs: [
        `Type this code where you asked for it, or open the link in the same browser. Either works once, within ${MAIL_SIGN_IN_MINUTES} minutes.`,
      ],
      rows: [['Your code', code]],
      action: { label: 'Open the desk', url: `${origin}/sign-in/link/${linkToken}` },
      closing: ['Nobody from the desk will ever ask you for this code.'],
      why: `You get this because your address was typed in at ${origin}. If that was not you, you need do nothing: without this email nobody gets in.`,
    },
    { to, kind: 'sign-in', identity },
  );
}
