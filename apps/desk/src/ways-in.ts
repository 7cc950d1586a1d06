import {
  createInvitations,
  createMailSignIn,
  createPasskeys,
  createPeopleDesk,
} from '@high-street/people';
import type { AuditLog } from '@high-street/server/audit';

import { createDeskMails } from '#/mail/index.ts';
import { openOidc } from '#/oidc/index.ts';
import { createSignInDesk, createSignInLimits } from '#/sign-in/index.ts';

import type { createDeskMetrics } from './desk-metrics.ts';
import type { DeskParts } from './desk-parts.ts';

type Shared = Pick<ReturnType<typeof createDeskMetrics>, 'countMail' | 'countSignIn'> & {
  readonly audit: AuditLog;
  /** Where people reach the desk. */
  readonly origin: string;
};

/** The people of the desk, how each of them comes in, and the mails that they are sent. */
export function createWaysIn(parts: DeskParts, { audit, origin, countMail, countSignIn }: Shared) {
  const { config, db, pool, key, mailer, identity, oidc, clock, log } = parts;
  const of = { db, audit, clock };
  const people = createPeopleDesk(of);
  const invitations = createInvitations(of);
  const passkeys = createPasskeys({
    ...of,
    relyingParty: { id: new URL(origin).hostname, name: identity.brand.name, origin },
  });
  const mails = createDeskMails({ mailer, identity, origin, clock, log, countMail });
  const limits = createSignInLimits({ pool, config, secret: key, clock, log });
  return {
    mails,
    people,
    passkeys,
    invitations,
    signIn: createSignInDesk({
      mailSignIn: createMailSignIn({ ...of, key }),
      passkeys,
      invitations,
      limits,
      mails,
      audit,
      clock,
      countSignIn,
    }),
    oidc:
      oidc &&
      openOidc({
        settings: oidc,
        origin,
        db,
        findInvited: people.findInvited,
        countAttempt: limits.countPasskey,
        audit,
        countSignIn,
        clock,
        log,
      }),
  };
}
