import { shortName, type MailIdentity } from '@high-street/letter';
import type { Person } from '@high-street/people';
import type { Mail } from '@high-street/server/mail';

import { buildDeskMail } from './desk-mail.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Who is invited, by whom, and with which link. */
export type InvitationMail = {
  readonly person: Pick<Person, 'name' | 'email'>;
  /** The name of who invites them. */
  readonly invitedBy: string;
  readonly token: string;
  readonly expiresAt: Date;
};

/** The link with which somebody joins. */
export function buildInvitationMail(
  { person, invitedBy, token, expiresAt }: InvitationMail,
  { identity, origin, now }: { identity: MailIdentity; origin: string; now: Date },
): Mail {
  const hours = Math.round((expiresAt.getTime() - now.getTime()) / HOUR_MS);
  return buildDeskMail(
    {
      heading: `${invitedBy} invites you to the desk of ${identity.brand.name}`,
      greeting: `Hello ${shortName(person.name)},`,
      paragraphs: [
        'The desk is where enquiries and bookings are answered. This link lets you in for the first time.',
      ],
      rows: [],
      action: { label: 'Join the desk', url: `${origin}/invitation/${token}` },
      closing: [`It works once, within ${hours} hours. Please do not pass it on: it is for you.`],
      why: `You get this because ${invitedBy} typed your address in at ${origin}. If you do not know them, you need do nothing.`,
    },
    { to: person, kind: 'invitation', identity },
  );
}
